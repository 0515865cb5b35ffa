import { well, type Look } from './examination.ts';

/** A running server has valid configuration: this reports the mode it runs in. */
export const lookAtConfiguration: Look = async ({
  platform: { config },
  texts: { parts, configuration },
}) => {
  const note = config.production ? configuration.production : configuration.development;
  return [well(parts.configuration, note)];
};
