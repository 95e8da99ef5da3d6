/** A page, and how to see that a control of it answers. */
export interface Visit {
  path: string;
  what: string;
  /** The control that is used again and again until it answers; none where the page only has to load. */
  control?: string;
  /** Typed into the control; otherwise the control is tapped. */
  text?: string;
  /** Whether Enter follows the text. */
  isSubmitted?: boolean;
  /** An expression, true in the page once it has answered. */
  answered: string;
}

const shows = (selector: string) =>
  `Boolean(document.querySelector(${JSON.stringify(selector)})?.checkVisibility())`;

const SHOWS_ROSETTA = `new URLSearchParams(location.search).get('q') === 'Rosetta' && document.querySelectorAll('article').length === 1`;

/** What `npm run slow-phone` measures. */
export const visits = (artifact: { id: string; name: string } | null): Visit[] => [
  {
    path: '/',
    what: 'a question opens',
    control: '[aria-labelledby=faq-heading] button',
    answered: shows('[aria-labelledby=faq-heading] [aria-expanded=true]'),
  },
  {
    path: '/all-artifacts',
    what: 'the search filters while one types',
    control: '[name=q]',
    text: 'Rosetta',
    answered: SHOWS_ROSETTA,
  },
  {
    path: '/all-artifacts',
    what: 'the search answers Enter',
    control: '[name=q]',
    text: 'Rosetta',
    isSubmitted: true,
    answered: SHOWS_ROSETTA,
  },
  {
    path: '/all-artifacts',
    what: 'the menu opens',
    control: 'header [aria-haspopup=menu]',
    answered: shows('[role=menu]'),
  },
  {
    path: '/civilization/egypt',
    what: 'Back leads to the home page',
    control: 'article button, article a',
    answered: `location.pathname === '/'`,
  },
  {
    path: '/civilization/egypt',
    what: 'the menu opens',
    control: 'header [aria-haspopup=menu]',
    answered: shows('[role=menu]'),
  },
  {
    path: '/signin',
    what: 'the form answers',
    control: 'form [type=submit]',
    answered: `document.querySelector('form').textContent.includes('Email is required')`,
  },
  {
    path: '/signin',
    what: 'a field keeps its text',
    control: '[name=email]',
    text: 'ada@example.org',
    answered: `document.querySelector('[name=email]')?.value === 'ada@example.org'`,
  },
  ...(artifact
    ? [
        {
          path: `/artifactsdetails/${artifact.id}`,
          what: 'a member sees the artifact',
          answered: `document.querySelector('main h1')?.textContent === ${JSON.stringify(artifact.name)}`,
        },
      ]
    : []),
];
