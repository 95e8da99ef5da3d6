import styled from 'styled-components';
import { newPasswordFields, profileFields } from '../auth/auth-fields';
import { useMember } from '../auth/RequireAuth';
import * as titles from '../page-titles';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { PanelSection } from '../ui/PanelSection';
import { DeleteAccount } from './DeleteAccount';
import { DeskTold } from './DeskTold';
import { useChangePassword } from './useChangePassword';
import { useChangeProfile } from './useChangeProfile';
import { useDownloadData } from './useDownloadData';

/** The member's name, portrait and password, what is stored about them, and the end of the account. */
export function AccountPage() {
  usePageTitle(titles.account);
  const member = useMember();
  return (
    <Page>
      <Column>
        <header>
          <PageHeading>{titles.account}</PageHeading>
          <Address>{`You are signed in as ${member.email}.`}</Address>
        </header>
        <Profile />
        {member.hasPassword ? <Password /> : <GooglePassword />}
        <DeskTold />
        <Data />
        <DeleteAccount />
      </Column>
    </Page>
  );
}

function Profile() {
  const { displayName, photoURL } = useMember();
  const changeProfile = useChangeProfile();
  return (
    <PanelSection title="Name and portrait">
      <p>Your name stands on the artifacts that you add, for everyone to read.</p>
      <Form
        fields={profileFields}
        defaultValues={{ name: displayName ?? '', photoUrl: photoURL ?? '' }}
        submitLabel="Save"
        onSubmit={changeProfile}
      />
    </PanelSection>
  );
}

function Password() {
  const { formKey, changePassword } = useChangePassword();
  return (
    <PanelSection title="Password">
      <Form
        key={formKey}
        fields={newPasswordFields}
        submitLabel="Change password"
        onSubmit={changePassword}
      />
    </PanelSection>
  );
}

function GooglePassword() {
  return (
    <PanelSection title="Password">
      <p>
        You sign in with Google, so there is no password here. You change your Google password in
        your Google account.
      </p>
    </PanelSection>
  );
}

function Data() {
  const { busy, download } = useDownloadData();
  return (
    <PanelSection title="My data">
      <p>
        Everything that the catalogue stores about you, as one JSON file: your profile, your
        artifacts with their history, your suggestions and sheets, your likes, your views and your
        reports.
      </p>
      <Button $tone="quiet" aria-disabled={busy || undefined} onClick={() => void download()}>
        Download my data
      </Button>
    </PanelSection>
  );
}

const Column = styled.div`
  display: grid;
  gap: clamp(1rem, 3vw, 1.5rem);
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
`;

const Address = styled.p`
  overflow-wrap: anywhere;
`;
