import pg from 'pg';

const RIPROVA_MS = 1_000;

export interface Ascolto {
  stop(): Promise<void>;
}

/**
 * Listens to what the database announces on some channels, on a connection of its own. When the connection is lost it
 * comes back by itself, and says so with `onRipresa`: what was announced meanwhile has to be looked for.
 */
export function openAscolto(
  config: pg.ClientConfig,
  canali: readonly string[],
  {
    onAnnuncio,
    onRipresa,
    onPerduta,
  }: {
    onAnnuncio: (canale: string, testo: string) => void;
    onRipresa: () => void;
    onPerduta: (errore: Error) => void;
  },
): Ascolto {
  let client: pg.Client | undefined;
  let isFermo = false;
  let attesa: NodeJS.Timeout | undefined;

  function retry(): void {
    if (isFermo || attesa !== undefined) return;
    attesa = setTimeout(() => {
      attesa = undefined;
      inCorso = connect();
    }, RIPROVA_MS);
    attesa.unref();
  }

  async function connect(): Promise<void> {
    const nuovo = new pg.Client({
      ...config,
      application_name: 'quadra-ascolto',
      connectionTimeoutMillis: 4_000,
      keepAlive: true,
    });
    nuovo.on('error', (errore) => {
      onPerduta(errore);
      retry();
    });
    nuovo.on('end', retry);
    nuovo.on('notification', ({ channel, payload }) => onAnnuncio(channel, payload ?? ''));
    client = nuovo;
    try {
      await nuovo.connect();
      for (const canale of canali) await nuovo.query(`listen ${pg.escapeIdentifier(canale)}`);
      onRipresa();
    } catch (errore) {
      onPerduta(errore instanceof Error ? errore : new Error(String(errore)));
      await nuovo.end().catch(() => undefined);
      retry();
    }
  }

  let inCorso = connect();
  return {
    stop: async () => {
      isFermo = true;
      clearTimeout(attesa);
      await inCorso;
      await client?.end().catch(() => undefined);
    },
  };
}
