import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { Database } from '#server/platform/database/db.ts';

/** The statements sent through a database, in their order, without what is filled in. */
export class StatementLog {
  readonly #statements: string[] = [];

  /** The same database; what goes through it is written down here. */
  readonly watch = (db: Database): Database => {
    const compiler = new PostgresQueryCompiler();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        this.#statements.push(compiler.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return db.withPlugin(plugin);
  };

  /** The statements since this was asked last. */
  take(): string[] {
    return this.#statements.splice(0);
  }
}
