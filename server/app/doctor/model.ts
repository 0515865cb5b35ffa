import { healthOf } from '#server/platform/service-health.ts';
import { well, type Look } from './examination.ts';
import { SERVICE_TIMEOUT_MS, serviceFound } from './services.ts';

/** Whether the language model's service answers and accepts our key; nothing billable is asked. */
export const examineModel: Look = async (examination) => {
  const { texts, platform } = examination;
  const { languageModel } = platform.config;
  const what = texts.parts.model;
  if (!languageModel) return [well(what, texts.model.none)];
  const { baseUrl, provider, apiKey, model } = languageModel;
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/models`);
  const headers = keyHeaders(provider, apiKey);
  const health = await healthOf(url, { headers, patienceMs: SERVICE_TIMEOUT_MS });
  const works = texts.model.works(model);
  return [
    serviceFound(examination, { what, health, works, settings: 'LLM_BASE_URL, LLM_API_KEY' }),
  ];
};

function keyHeaders(provider: string, key: string | undefined): Record<string, string> {
  if (provider === 'anthropic')
    return { 'x-api-key': key ?? 'none', 'anthropic-version': '2023-06-01' };
  return key ? { authorization: `Bearer ${key}` } : {};
}
