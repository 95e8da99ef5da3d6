import { type Feature, withJsonErrors } from '../../web/feature';
import { registerFrames, registerOEmbed } from './embed.routes';
import { oEmbedLink } from './oembed';

const registerJson = withJsonErrors(registerOEmbed);

/** Artifacts in the frames of other sites. */
export const embedFeature: Feature = {
  name: 'embeds',
  async register(app, host) {
    if (!host.renderer) return;
    registerFrames(app, host, host.renderer);
    await registerJson(app, host);
  },
  linksOf: (id, { services }) => [oEmbedLink(services.deployment.publicUrl, id)],
};
