/** Told of each step of long work. */
export type Progress = (step: { name: string; done: number; total: number }) => void;
