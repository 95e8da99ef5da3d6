import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import { Form } from '../ui/Form';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { passFocusUp } from '../ui/pass-focus';
import { usePageTitle } from '../ui/usePageTitle';
import { resetFields } from './auth-fields';
import { AuthFooter, AuthIntro, AuthSheet } from './AuthCard';
import { useSession } from './AuthProvider';
import { messageOf } from './provider-message';

/** Has a message sent with which a member sets a new password. */
export function ResetPasswordPage() {
  usePageTitle(titles.resetPassword);
  const session = useSession();
  const { notify } = useDialogs();
  const { search } = useLocation();
  const [requested, setRequested] = useState(false);

  async function handleSubmit({ email }: { email: string }) {
    try {
      await session.requestPasswordReset(email);
      setRequested(true);
    } catch (error) {
      void notify({ tone: 'failure', title: 'Not sent', message: messageOf(error) });
    }
    return undefined;
  }

  return (
    <Page>
      <AuthSheet>
        <header>
          <PageHeading>{titles.resetPassword}</PageHeading>
          <AuthIntro>We send you a message with a link, where you choose a new password.</AuthIntro>
        </header>
        <div>
          {!requested && (
            <div ref={passFocusUp}>
              <Form fields={resetFields} submitLabel="Send the message" onSubmit={handleSubmit} />
            </div>
          )}
          {/* One text for every address, so that it does not reveal whether an account exists. */}
          <p role="status">
            {requested &&
              'If an account with a password has this address, the message is on its way. It may arrive among unwanted messages.'}
          </p>
        </div>
        <AuthFooter>
          <Link to={{ pathname: paths.signIn, search }}>Back to the sign-in</Link>
        </AuthFooter>
      </AuthSheet>
    </Page>
  );
}
