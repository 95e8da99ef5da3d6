import { useState } from 'react';
import { Link, type Location, Navigate, useLocation } from 'react-router-dom';
import * as titles from '../page-titles';
import { WaitingArtifactPanel } from '../artifacts/WaitingArtifactPanel';
import { paths } from '../paths';
import { Form } from '../ui/Form';
import { usePageTitle } from '../ui/usePageTitle';
import { signInFields } from './auth-fields';
import { AuthCard } from './AuthCard';
import { useSessionState } from './AuthProvider';
import { purposeOfSignIn, returnPath } from './return-path';
import { useSignIn } from './useSignIn';

export function SignInPage() {
  usePageTitle(titles.signIn);
  const { search, state: wish } = useLocation() as Location<unknown>;
  const state = useSessionState();
  const { signIn, signInWithGoogle } = useSignIn();
  const [started, setStarted] = useState(false);
  const purpose = purposeOfSignIn(search);

  // Redirect a member, unless this page is signing them in at this moment.
  if (state.status === 'signedIn' && !started)
    return <Navigate to={returnPath(search)} state={wish} replace />;

  async function handleSubmit({ email, password }: Record<'email' | 'password', string>) {
    setStarted(true);
    await signIn(email, password);
    return undefined;
  }

  function handleGoogle() {
    setStarted(true);
    void signInWithGoogle();
  }

  return (
    <AuthCard
      title={titles.signIn}
      intro={purpose ? `Sign in to ${purpose}.` : 'Welcome back to the collection.'}
      onGoogle={handleGoogle}
      beside={<WaitingArtifactPanel action="Sign in" />}
      footer={
        <span>
          New here? <Link to={{ pathname: paths.register, search }}>Register</Link>
        </span>
      }
    >
      <Form
        fields={signInFields}
        submitLabel="Sign In"
        onSubmit={handleSubmit}
        after={{
          password: (
            <Link to={{ pathname: paths.resetPassword, search }}>Forgot your password?</Link>
          ),
        }}
      />
    </AuthCard>
  );
}
