import { type RightsCatalogue, startRightsCatalogue } from './rights';
import { SiteWithSettings } from './site-with-settings';

/** The catalogue to which the calls go. */
class Fixture {
  private started: { settings: SiteWithSettings; rights: RightsCatalogue } | undefined;

  async start(): Promise<void> {
    const settings = await SiteWithSettings.create({});
    this.started = { settings, rights: await startRightsCatalogue(settings.site) };
  }

  async stop(): Promise<void> {
    await this.rights.stop();
    await this.settings.remove();
  }

  get rights(): RightsCatalogue {
    return this.running.rights;
  }

  get settings(): SiteWithSettings {
    return this.running.settings;
  }

  private get running() {
    if (!this.started) throw new Error('The catalogue is started before the tests.');
    return this.started;
  }
}

export const fixture = new Fixture();
