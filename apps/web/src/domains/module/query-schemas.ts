import { text } from '@heliodesk/contract/kit';
import { ModuleQuery } from '@heliodesk/contract/module';
import type { z } from 'zod';

/** The rules of the question; fetched with the first use of a field. */
export const querySchema = (asksCaptcha: boolean): z.ZodType => (asksCaptcha ? ModuleQuery.extend({ code: text(16) }) : ModuleQuery);
