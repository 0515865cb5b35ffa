import type { JsonSchema } from './schemas.ts';

/** One call as the document describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-audience': string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer | { $ref: string }>;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

export interface Answer {
  description: string;
  content?: Content;
}
