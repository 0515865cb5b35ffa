import type { LanguageModel } from 'ai';
import type { Config } from '#server/platform/config/config.ts';
import { boundedFetch } from './bounded-fetch.ts';

export type ModelConfig = NonNullable<Config['languageModel']>;

/** Opens the configured model by its service's protocol; fences around JSON are removed. */
export async function openModel(config: ModelConfig): Promise<LanguageModel> {
  // Its warnings would go to the console, and may hold parts of a prompt.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { extractJsonMiddleware, wrapLanguageModel } = await import('ai');
  const model = await openProvider(config);
  return wrapLanguageModel({ model, middleware: extractJsonMiddleware() });
}

async function openProvider({ baseUrl: baseURL, apiKey, model, output, provider }: ModelConfig) {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL, apiKey: apiKey ?? 'none', fetch: boundedFetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const service = createOpenAICompatible({
    name: 'llm',
    baseURL,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: output === 'schema',
    fetch: boundedFetch,
  });
  return service(model);
}
