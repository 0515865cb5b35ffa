import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { Database } from '#server/platform/database/db.ts';

/** The statements sent through a database, in order, without parameters. */
export class StatementLog {
  readonly #statements: string[] = [];

  /** The same database, logged. */
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

  /** The statements since the last call. */
  take(): string[] {
    return this.#statements.splice(0);
  }
}
