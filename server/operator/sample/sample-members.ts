/** The invented members who shared and liked the sample catalogue. Their addresses lead nowhere. */
export const sampleMembers = [
  { uid: 'sample-nadia', displayName: 'Nadia Farouk', email: 'nadia.farouk@antiquary.example' },
  { uid: 'sample-eleni', displayName: 'Eleni Papadaki', email: 'eleni.papadaki@antiquary.example' },
  {
    uid: 'sample-mei-ling',
    displayName: 'Mei-Ling Zhao',
    email: 'mei-ling.zhao@antiquary.example',
  },
  { uid: 'sample-noor', displayName: 'Noor al-Saadi', email: 'noor.al-saadi@antiquary.example' },
  {
    uid: 'sample-youssef',
    displayName: 'Youssef Haddad',
    email: 'youssef.haddad@antiquary.example',
  },
  { uid: 'sample-liang', displayName: 'Liang Wei', email: 'liang.wei@antiquary.example' },
  {
    uid: 'sample-gareth',
    displayName: 'Gareth Llewellyn',
    email: 'gareth.llewellyn@antiquary.example',
  },
  { uid: 'sample-arash', displayName: 'Arash Moradi', email: 'arash.moradi@antiquary.example' },
  { uid: 'sample-rosa', displayName: 'Rosa Quispe', email: 'rosa.quispe@antiquary.example' },
  {
    uid: 'sample-ingrid',
    displayName: 'Ingrid Solheim',
    email: 'ingrid.solheim@antiquary.example',
  },
  { uid: 'sample-leyla', displayName: 'Leyla Demir', email: 'leyla.demir@antiquary.example' },
  { uid: 'sample-tomas', displayName: 'Tomás Herrera', email: 'tomas.herrera@antiquary.example' },
  { uid: 'sample-hana', displayName: 'Hana Kobayashi', email: 'hana.kobayashi@antiquary.example' },
  {
    uid: 'sample-piotr',
    displayName: 'Piotr Wiśniewski',
    email: 'piotr.wisniewski@antiquary.example',
  },
  { uid: 'sample-priya', displayName: 'Priya Raghavan', email: 'priya.raghavan@antiquary.example' },
  {
    uid: 'sample-julian',
    displayName: 'Julian Whitcombe',
    email: 'julian.whitcombe@antiquary.example',
  },
  { uid: 'sample-siobhan', displayName: 'Siobhán Byrne', email: 'siobhan.byrne@antiquary.example' },
  { uid: 'sample-amara', displayName: 'Amara Diallo', email: 'amara.diallo@antiquary.example' },
  { uid: 'sample-tariq', displayName: 'Tariq Mahmood', email: 'tariq.mahmood@antiquary.example' },
  {
    uid: 'sample-oluwaseun',
    displayName: 'Oluwaseun Adeyemi',
    email: 'oluwaseun.adeyemi@antiquary.example',
  },
  {
    uid: 'sample-fatima',
    displayName: 'Fatima Zahra Bennani',
    email: 'fatima.bennani@antiquary.example',
  },
  {
    uid: 'sample-anton',
    displayName: 'Anton Lindqvist',
    email: 'anton.lindqvist@antiquary.example',
  },
  { uid: 'sample-kalena', displayName: 'Kalena Makoa', email: 'kalena.makoa@antiquary.example' },
  {
    uid: 'sample-beatriz',
    displayName: 'Beatriz Carvalho',
    email: 'beatriz.carvalho@antiquary.example',
  },
] as const satisfies readonly SampleMember[];

/** The `tokenIssuedAt` of a sample member: no token has ever named the uid. */
export const NEVER_SIGNED_IN = new Date(0);

export interface SampleMember {
  uid: `sample-${string}`;
  displayName: string;
  email: `${string}@antiquary.example`;
}

export type SampleMemberUid = (typeof sampleMembers)[number]['uid'];
