import { screen, waitFor } from '@testing-library/react';
import { ada, buildArtifact, enterText, silenceConsole, visit } from '../support/site';

const DRAFT = 'antiquary:draft:ada:new';

silenceConsole();

/** The browser's storages as they are where site data are blocked. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

describe('where site data are blocked', () => {
  beforeEach(blockStorage);

  test('the search of the bar opens, also by its key, which can be turned off', async () => {
    const { user } = visit('/signin', { member: null });
    await user.keyboard('/');
    expect(await screen.findByRole('searchbox')).toBeTruthy();
    await user.click(screen.getByLabelText(/^Open with the key/));
    await user.click(screen.getByRole('link', { name: 'Search the catalogue' }));
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  test('the form of an artifact takes what is typed', async () => {
    visit('/add-artifacts', { member: ada });
    await enterText('Discovered At', 'Athens');
    await enterText('Created At', 'c. 450 BC');
    expect(await screen.findByText('Read as 450 BC')).toBeTruthy();
  });

  test('a registration leads home, without the artifact that waited', async () => {
    const { user, place } = visit('/register?from=%2Fartifactsdetails%2F7', {
      member: null,
      answers: {
        WaitingArtifact: () => ({ artifact: buildArtifact() }),
        FeaturedArtifacts: () => ({ mostLikedArtifacts: [] }),
      },
    });
    await enterText('Full Name', 'Ada Lovelace');
    await enterText('Email', 'ada@example.com');
    await enterText('Photo URL', 'https://example.com/ada.png');
    await enterText('Password', 'Secret');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(await screen.findByText('Featured Artifacts')).toBeTruthy();
  });
});

test('a full storage does not disturb the form', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  visit('/add-artifacts', { member: ada });
  await enterText('Created At', 'c. 450 BC');
  expect(await screen.findByText('Read as 450 BC')).toBeTruthy();
});

test('a draft that cannot be read is none', async () => {
  sessionStorage.setItem(DRAFT, 'no JSON');
  visit('/add-artifacts', { member: ada });
  expect(await screen.findByLabelText('Created At')).toBeTruthy();
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

test('a failure outside the page shows the page for crashes too', async () => {
  const broken = {
    ...ada,
    get displayName(): string {
      throw new Error('The bar cannot be shown.');
    },
  };
  visit('/nowhere', { member: broken });
  expect(await screen.findByRole('heading', { level: 1 })).toMatchObject({
    textContent: 'Something went wrong',
  });
  expect(screen.getByRole('main').contains(screen.getByRole('button', { name: 'Try again' }))).toBe(
    true,
  );
});
