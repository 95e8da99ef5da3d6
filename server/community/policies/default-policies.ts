interface Facts {
  /** Where the catalogue is. */
  publicUrl: string;
  /** The operator's e-mail address, if the operator names one. */
  contact: string | null;
  /** Whether members see the e-mail addresses of others. */
  showsAddresses: boolean;
  /** Whether members may get mail about their desks. */
  sendsMail: boolean;
}

const contactOf = ({ contact, publicUrl }: Facts) =>
  contact === null
    ? `The operator of ${publicUrl} names no e-mail address for questions.`
    : `Questions go to the operator of ${publicUrl}: <${contact}>.`;

const mailOf = `- If your address is verified, you get mail when something new waits for you, at most once a day. Every such
  mail can end this, and so can the page of your account.
`;

/** What the program does with data, in Markdown, for operators who have written nothing of their own. */
export const defaultPrivacy = (facts: Facts): string => `# Privacy

The operator of this catalogue has published no privacy policy. This page says what the program
itself stores. The operator may store more, such as the log of a web server.

## Visitors

Reading the catalogue needs no account. The program sets no cookies, and counts no visitors. To limit
the rate of requests, it keeps network addresses in memory for some minutes. Pictures come from the
addresses that members gave: the sites behind these addresses learn the network address of a reader.
Whoever reports an artifact may leave an e-mail address, which only moderators read. It is deleted 90 days
after the decision about the report, and with the artifact.

## Members

- Firebase Authentication, a service of Google, keeps the e-mail address, the password and the time of
  sign-in, or signs you in with your Google account. While you are signed in, your browser stores that.
- The catalogue stores your e-mail address, your name and the address of your portrait; the artifacts
  that you add, with each earlier version and the time of each change; what you suggest for those of others;
  what you like; on which day you looked at which artifact; the reports that you send; and what editors and
  moderators decide about your artifacts, with their reasons.
- Everyone can read your artifacts, and the changes of yours that were accepted, with your name.
  ${facts.showsAddresses ? 'Signed-in members can read your e-mail address on the pages of your artifacts.' : 'Only moderators can read your e-mail address.'}
${facts.sendsMail ? mailOf : ''}
## Your choices

On the page [My account](/account) you can change your name and portrait, download everything that is
stored about you, and delete your account. Your artifacts then stay, under the name "Former member". The
operator's backups may contain your data until they are replaced.

## Contact

${contactOf(facts)}
`;

/** The plainest terms, in Markdown, for operators who have written nothing of their own. */
export const defaultTerms = (facts: Facts): string => `# Terms of use

The operator of this catalogue has published no terms of use. The law of your country applies, and these
few rules of the program.

- Everyone may read the catalogue. Whoever registers may add artifacts, and change and delete their own.
  Editors may change them, too.
- Add only texts that you may publish, and pictures that you may link.
- Members can read every earlier version of an artifact, and who changed it.
- Moderators and the operator can hide artifacts. The operator can remove artifacts, and end the accounts
  of members.
- What members write is not verified. The catalogue may be wrong, or be away.

## Contact

${contactOf(facts)}
`;
