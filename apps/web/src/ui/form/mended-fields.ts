import type { FormInstance } from 'antd';
import { pathText } from './name-path.ts';

type Path = readonly (string | number)[];

const isIn = (changed: unknown, path: Path): boolean =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), changed) !==
  undefined;

/** Checks again, while one types, the changed fields that were found wrong before. Answers the paths of those that are right by now. */
export async function findMended(form: FormInstance, changed: unknown): Promise<ReadonlySet<string>> {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && isIn(changed, name as Path));
  const mended = await Promise.all(
    wrong.map(({ name }) =>
      form.validateFields([name]).then(
        () => pathText(name as Path),
        () => undefined,
      ),
    ),
  );
  return new Set(mended.filter((path) => path !== undefined));
}
