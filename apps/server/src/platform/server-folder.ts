import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The path of something in this package's folder, the same from the sources and from the bundle. What is read or run at runtime is named this
 * way: a path relative to the module would be another one in the bundle.
 */
export const inServerFolder = (...path: string[]): string => join(dirname(findPackageJSON('..', import.meta.url) ?? ''), ...path);
