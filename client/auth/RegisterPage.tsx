import { useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import * as titles from '../page-titles';
import { WaitingArtifactPanel } from '../artifacts/WaitingArtifactPanel';
import { paths } from '../paths';
import type { FieldValues } from '../ui/fields';
import { enterText } from '../ui/enter-text';
import { Form } from '../ui/Form';
import { usePageTitle } from '../ui/usePageTitle';
import { registrationFields } from './auth-fields';
import { AuthCard } from './AuthCard';
import { useSessionState } from './AuthProvider';
import { SealChoice } from './SealChoice';
import { ownSeals } from './seals';
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
  const firstSeal = ownSeals()[0]?.address ?? '';
  const [portrait, setPortrait] = useState(firstSeal);
  const sheet = useRef<HTMLDivElement>(null);

  // The new account is signed in before its profile is complete: the page stays until it is.
  if (state.status === 'signedIn' && !started) return <Navigate to={paths.home} replace />;

  async function handleSubmit(values: Registration) {
    setStarted(true);
    await register(values);
    return undefined;
  }

  function choosePortrait(address: string) {
    const field = sheet.current?.querySelector<HTMLInputElement>('[name=photoUrl]');
    if (field) enterText(field, address);
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
      <div ref={sheet}>
        <Form
          fields={registrationFields}
          defaultValues={{ photoUrl: firstSeal }}
          submitLabel="Register"
          onSubmit={handleSubmit}
          onInput={({ photoUrl }) => setPortrait(photoUrl)}
          before={{ photoUrl: <SealChoice address={portrait} onChoose={choosePortrait} /> }}
        />
      </div>
    </AuthCard>
  );
}
