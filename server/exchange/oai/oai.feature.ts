import { type Feature, withJsonErrors } from '../../web/feature';
import { registerOai } from './oai.route';

/** The catalogue for harvesters (OAI-PMH 2.0). */
export const oaiFeature: Feature = { name: 'oai', register: withJsonErrors(registerOai) };
