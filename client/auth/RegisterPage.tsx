import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import * as titles from '../page-titles';
import { WaitingArtifactPanel } from '../artifacts/WaitingArtifactPanel';
import { paths } from '../paths';
import type { FieldValues } from '../ui/fields';
import { Form } from '../ui/Form';
import { usePageTitle } from '../ui/usePageTitle';
import { registrationFields } from './auth-fields';
import { AuthCard } from './AuthCard';
import { useSessionState } from './AuthProvider';
import { useRegister } from './useRegister';
import { useSignIn } from './useSignIn';

type Registration = FieldValues<(typeof registrationFields)[number]['name']>;

export function RegisterPage() {
  usePageTitle(titles.register);
  const { search } = useLocation();
  const state = useSessionState();
  const register = useRegister();
  const { signInWithGoogle } = useSignIn();
  const [started, setStarted] = useState(false);

  // The new account is signed in before its profile is complete: the page stays until it is.
  if (state.status === 'signedIn' && !started) return <Navigate to={paths.home} replace />;

  async function handleSubmit(values: Registration) {
    setStarted(true);
    await register(values);
    return undefined;
  }

  function handleGoogle() {
    setStarted(true);
    void signInWithGoogle();
  }

  return (
    <AuthCard
      title={titles.register}
      intro="Join the community and share what you have found."
      onGoogle={handleGoogle}
      beside={<WaitingArtifactPanel action="Register" />}
      footer={
        <span>
          Already a member? <Link to={{ pathname: paths.signIn, search }}>Sign in</Link>
        </span>
      }
    >
      <Form fields={registrationFields} submitLabel="Register" onSubmit={handleSubmit} />
    </AuthCard>
  );
}
