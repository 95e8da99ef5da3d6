import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Form } from './Form';
import { Buttons } from './Panel';

interface FormBehindButtonProps<Name extends string> extends Pick<
  ComponentProps<typeof Form<Name>>,
  'fields' | 'submitLabel' | 'onSubmit'
> {
  /** What the button says that opens the form. */
  label: string;
  tone?: 'quiet' | 'danger';
  /** The ID of the element with the name of what the form is about. */
  nameId: string;
  /** Other buttons, which stand before this one. */
  children?: ReactNode;
}

/** A form in the place of the buttons of which one has opened it. After "Cancel", that one has the focus again. */
export function FormBehindButton<Name extends string>(props: FormBehindButtonProps<Name>) {
  const { label, tone = 'quiet', nameId, children, ...form } = props;
  const [state, setState] = useState<'closed' | 'open' | 'cancelled'>('closed');
  if (state === 'open') {
    return (
      <Form {...form} autoFocus>
        <div>
          <Button $small $tone="quiet" onClick={() => setState('cancelled')}>
            Cancel
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <Buttons>
      {children}
      <Button
        $small
        $tone={tone}
        autoFocus={state === 'cancelled'}
        aria-describedby={nameId}
        onClick={() => setState('open')}
      >
        {label}
      </Button>
    </Buttons>
  );
}
