import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as titles from '../page-titles';
import { Button } from '../ui/Button';
import { MessagePage } from '../ui/MessagePage';
import { passFocusUp } from '../ui/pass-focus';
import { usePageTitle } from '../ui/usePageTitle';

const texts = {
  asked: 'You get no more mail about your desk once you have pressed the button.',
  done: 'You get no more mail about your desk. In your account you can choose otherwise.',
  unknown:
    'This address is no longer known. In your account you can choose how often you get mail.',
  failed: 'Something went wrong. Please try again.',
};

/** Ends the digests of the member to whom the address was mailed, by one press, without a session. */
export function UnsubscribePage() {
  usePageTitle(titles.unsubscribe);
  const { pathname } = useLocation();
  const [state, setState] = useState<keyof typeof texts>('asked');

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      const { ok, status } = await fetch(pathname, { method: 'POST' });
      setState(ok ? 'done' : status === 404 ? 'unknown' : 'failed');
    } catch {
      setState('failed');
    }
  }

  return (
    <MessagePage heading={titles.unsubscribe}>
      <p role="status">{texts[state]}</p>
      {(state === 'asked' || state === 'failed') && (
        // Without script the browser itself sends the form.
        <form
          ref={passFocusUp}
          method="post"
          action={pathname}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <Button type="submit">Send me no more mail</Button>
        </form>
      )}
    </MessagePage>
  );
}
