import { Gauge } from 'prom-client';

/** Sets the value of a gauge for these labels. */
export type SetValue = (labels: Record<string, string>, value: number) => void;

interface Description {
  name: string;
  help: string;
  labelNames?: string[];
}

/** A gauge that is measured each time metrics are asked for; what is not set anew is gone. */
export function gaugeOnDemand(
  { name, help, labelNames = [] }: Description,
  measure: (set: SetValue) => Promise<void>,
): Gauge {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      made.reset();
      // Without labels, a reset gauge would say 0.
      if (labelNames.length === 0) made.remove();
      await measure((labels, value) => made.set(labels, value));
    },
  });
  return made;
}
