/** A message could not be delivered: for now (`permanent` false, worth a retry) or for good. */
export class DeliveryError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.name = 'DeliveryError';
    this.permanent = permanent;
  }
}
