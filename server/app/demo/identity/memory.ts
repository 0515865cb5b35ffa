import type { Adapter, AdapterPayload } from 'oidc-provider';

/** In-memory storage of a stand-in. */
export class Memory implements Adapter {
  readonly #kept = new Map<string, { payload: AdapterPayload; endsAt: number }>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const now = Date.now();
    for (const [old, { endsAt }] of this.#kept) if (endsAt <= now) this.#kept.delete(old);
    this.#kept.set(id, { payload, endsAt: now + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.#kept.get(id);
    return found && found.endsAt > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy((payload) => payload.userCode === userCode);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async consume(id: string): Promise<void> {
    const found = this.#kept.get(id);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#kept) {
      if (payload.grantId === grantId) this.#kept.delete(id);
    }
  }

  #findBy(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const now = Date.now();
    return [...this.#kept.values()].find(({ payload, endsAt }) => endsAt > now && fits(payload))
      ?.payload;
  }
}
