/** Kinds of calls: those of the watch, the writers', and those of traffic. */
export type CallKind =
  | 'health'
  | 'ready'
  | 'read'
  | 'write'
  | 'suggest'
  | 'plan'
  | 'file'
  | 'assistant'
  | 'operator';
