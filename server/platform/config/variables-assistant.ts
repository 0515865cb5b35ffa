import { z } from 'zod';

/** Where the site is at home, and the language model that may help the assistant. */
export const assistantVariables = {
  COUNTRY: {
    about:
      'country of the site, by its two-letter code: its towns come first, and its emergency number is shown where a message about danger names no place',
    must: 'be a two-letter country code in capitals',
    example: 'CA',
    schema: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('CA'),
  },
  LLM_BASE_URL: {
    about:
      'language model that helps to understand messages (docs/intake.md); without it the embedded analysis answers alone',
    must: 'be the http(s) address under which /chat/completions (or, of Anthropic, /messages) is found',
    example: 'http://localhost:11434/v1',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  LLM_MODEL: {
    about: 'name of the model there',
    must: 'be one line of at most 200 characters',
    example: 'qwen3:4b-instruct',
    schema: z
      .string()
      .max(200)
      .regex(/^[^\r\n]+$/)
      .optional(),
  },
  LLM_API_KEY: {
    about: 'key of that service; a model of yours may need none',
    must: 'be a key without spaces',
    example: 'sk-0123456789abcdef',
    secret: true as const,
    schema: z.string().regex(/^\S+$/).optional(),
  },
  LLM_PROVIDER: {
    about: 'language of that service; anthropic by itself where LLM_BASE_URL is that of Anthropic',
    must: 'be openai-compatible or anthropic',
    example: 'openai-compatible',
    schema: z.enum(['openai-compatible', 'anthropic']).optional(),
  },
  LLM_OUTPUT: {
    about: 'how the service is asked for its form of answer: schema, or json where it knows none',
    must: 'be schema or json',
    example: 'schema',
    schema: z.enum(['schema', 'json']).default('schema'),
  },
  LLM_DAILY_LIMIT: {
    about: 'tokens all nodes together may spend a day (UTC), read and written',
    must: 'be a whole number from 0 to 1000000000',
    example: '1000000',
    schema: wholeNumber(0, 1_000_000_000).default(1_000_000),
  },
  LLM_TIMEOUT_MS: {
    about: 'milliseconds after which the embedded analysis answers instead',
    must: 'be a whole number from 50 to 3000',
    example: '3000',
    schema: wholeNumber(50, 3000).default(3000),
  },
};

function wholeNumber(least: number, most: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));
}
