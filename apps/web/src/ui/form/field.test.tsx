// @shares-process
import { optionalText, text } from '@heliodesk/contract/kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Form, Input, Select } from 'antd';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';

const Place = z.object({ city: text(100), note: optionalText(500), count: z.number(), free: z.string() });

test('a text takes no more characters than the rule of its field allows', () => {
  render(
    <Form>
      <Field name="city" label="City" rules={[schemaRule(Place, 'city')]}>
        <Input />
      </Field>
      <Field name="note" label="Note" rules={[schemaRule(Place, 'note')]}>
        <Input.TextArea />
      </Field>
      <Field name="count" label="Count" rules={[schemaRule(Place, 'count')]}>
        <NumberInput />
      </Field>
      <Field name="free" label="Free" rules={[schemaRule(Place, 'free')]}>
        <Input maxLength={Place.shape.city.maxLength ?? 0} />
      </Field>
    </Form>,
  );
  const limits = ['City', 'Note', 'Count', 'Free'].map((name) => screen.getByLabelText(name).getAttribute('maxlength'));
  expect(limits).toEqual(['100', '500', null, '100']);
});

const Named = z.object({ note: text(20), city: text(20), reason: text(20) });

test.each([
  ['note', 'Where it stands', <Input key="note" />, 'Where it stands is required.'],
  ['city', 'Which one?', <Select key="city" options={[]} />, 'City is required.'],
  ['reason', 'Why?', <Input.TextArea key="reason" />, 'Tell us in a sentence or two.'],
] as const)('the message about %s names the field as it is shown, unless that is a question', async (name, label, input, message) => {
  render(
    <Form>
      <Field name={name} label={label} rules={[schemaRule(Named, name)]}>
        {input}
      </Field>
    </Form>,
  );
  fireEvent.blur(screen.getByLabelText(label));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
