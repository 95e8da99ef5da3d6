import { Fragment, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Field } from './Field';
import {
  checkFields,
  readFields,
  type FieldErrors,
  type FieldSpec,
  type FieldValues,
} from './fields';
import { color, from, radius, space } from './theme';
import { useHydrated } from './useHydrated';

interface FormProps<Name extends string> {
  /** For a submit button outside the form. */
  id?: string;
  fields: readonly FieldSpec<Name>[];
  defaultValues?: Partial<FieldValues<Name>>;
  submitLabel: string;
  /** Called with valid values. The errors that it returns are shown beside the fields. */
  onSubmit: (values: FieldValues<Name>) => Promise<FieldErrors | undefined>;
  /** Called for every change, also with invalid values. */
  onInput?: (values: FieldValues<Name>) => void;
  /** Puts fields side by side if there is room. */
  wide?: boolean;
  /** Remarks on the values of fields, by the fields' names. A remark is no error; it may be empty. */
  remarks?: Partial<Record<Name, string>>;
  /** Values that are suggested for a field, by the field's name. */
  suggestions?: Partial<Record<Name, readonly string[]>>;
  /** Content to show before a field, by the field's name. */
  before?: Partial<Record<Name, ReactNode>>;
  /** Content to show after a field, by the field's name. */
  after?: Partial<Record<Name, ReactNode>>;
  /** Focuses the first field: for a form that opens after a press on a button. */
  autoFocus?: boolean;
  /** Further, read-only parts after the fields, before the folded ones. */
  children?: ReactNode;
}

export function Form<Name extends string>(props: FormProps<Name>) {
  const { id, fields, defaultValues, submitLabel, onSubmit, onInput, wide, children } = props;
  const { remarks, suggestions, before, after, autoFocus } = props;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // Before hydration the browser itself would send the form, with what was typed in the address.
  const hydrated = useHydrated();

  function showErrors(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    const first = fields.find(({ name }) => found[name]);
    const control = first && form.elements.namedItem(first.name);
    if (!(control instanceof HTMLElement)) return;
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readFields(form, fields);
    const found = checkFields(fields, values);
    showErrors(form, found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const refused = await onSubmit(values).finally(() => setBusy(false));
    if (refused) showErrors(form, refused);
  }

  function handleInput(event: ChangeEvent<HTMLFormElement>) {
    const control: EventTarget = event.target;
    const name = control instanceof Element ? control.getAttribute('name') : null;
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined });
    onInput?.(readFields(event.currentTarget, fields));
  }

  const show = (field: FieldSpec<Name>) => (
    <Fragment key={field.name}>
      {before?.[field.name]}
      <Field
        field={field}
        defaultValue={defaultValues?.[field.name]}
        error={errors[field.name]}
        remark={remarks?.[field.name]}
        suggestions={suggestions?.[field.name]}
      />
      {after?.[field.name]}
    </Fragment>
  );
  const titles = new Set(fields.flatMap(({ section }) => section ?? []));
  const sections = [...titles].map((title) => {
    const within = fields.filter(({ section }) => section === title);
    const isLast = within.some((field) => field.isLast);
    return { title, within, isLast, isFolded: within.every(({ isFolded }) => isFolded) };
  });
  const open = ({ title, within }: (typeof sections)[number]) => (
    <Section key={title}>
      <legend>{title}</legend>
      {within.map(show)}
    </Section>
  );

  return (
    <Sheet
      ref={autoFocus ? focusFirstField : undefined}
      id={id}
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
      onChange={handleInput}
    >
      <Fields $wide={wide}>
        {fields.filter(({ section }) => !section).map(show)}
        {sections.filter(({ isFolded, isLast }) => !isFolded && !isLast).map(open)}
        {children}
        {sections
          .filter(({ isFolded }) => isFolded)
          .map(({ title, within }) => (
            <Folded key={title} open={within.some(({ name }) => defaultValues?.[name])}>
              <summary>{title}</summary>
              <div>{within.map(show)}</div>
            </Folded>
          ))}
        {sections.filter(({ isLast }) => isLast).map(open)}
      </Fields>
      <Button type="submit" disabled={!hydrated} aria-disabled={busy || undefined}>
        {submitLabel}
      </Button>
    </Sheet>
  );
}

function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

const Sheet = styled.form`
  display: grid;
  gap: ${space.lg};
`;

const Section = styled.fieldset`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  legend {
    padding: 0 ${space.xs};
    font-weight: 600;
  }
`;

/** Its fields stand side by side if there is room. */
const Folded = styled.details`
  min-width: 0;
  padding: 0 ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  summary {
    padding-block: ${space.sm};
    font-weight: 600;
    cursor: pointer;
  }
  & > div {
    display: grid;
    padding-bottom: ${space.md};
    gap: ${space.md} ${space.lg};
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  }
`;

const Fields = styled.div<{ $wide?: boolean }>`
  display: grid;
  gap: ${space.md} ${space.lg};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.tablet}) {
    ${({ $wide }) => $wide && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
    & > :has(textarea),
    & > details {
      grid-column: 1 / -1;
    }
  }
`;
