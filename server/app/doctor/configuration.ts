import { well, type Look } from './examination.ts';

/** A server that runs has read its configuration: what is said is what it runs as. */
export const lookAtConfiguration: Look = async ({
  platform: { config },
  texts: { parts, configuration },
}) => {
  const note = config.production ? configuration.production : configuration.development;
  return [well(parts.configuration, note)];
};
