import { GUASTI_MOSTRATI, type servizioEsternoAnswer, type verificaAnswer } from '@quadra/contract';
import type { z } from 'zod';
import type { ConfigServizi } from '../../../config-servizi.ts';
import { isRaggiungibile } from '../../../gateways/suite/raggiungibile.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { verifyRegistro } from '../../base/registro/registro.public.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';

/** The services the house may have, as people call them. */
const NOMI: Readonly<Record<keyof ConfigServizi, string>> = {
  carta: 'Carte di credito',
  conservatore: 'Conservazione',
  contabilita: 'Contabilità',
  copilota: 'AI Copilot (Beta)',
  firma: 'Firma elettronica',
  paypal: 'PayPal',
  precompilata: 'Scambio 730 precompilato',
  sdi: 'Sistema di Interscambio',
  visure: 'Visure catastali',
};

type Esterno = z.output<typeof servizioEsternoAnswer>['data'][number];

/** Each service outside the house, asked now whether it answers: what it is asked is nobody's data. */
export function listServizi(configurati: ConfigServizi): Promise<Esterno[]> {
  const nomi = Object.entries(NOMI) as [keyof ConfigServizi, string][];
  return Promise.all(
    nomi.map(async ([chiave, nome]): Promise<Esterno> => {
      const servizio = configurati[chiave];
      if (servizio === undefined) return { Nome: nome, Stato: 'Spento', Simulato: false };
      const isVivo = await isRaggiungibile(servizio.indirizzo);
      return { Nome: nome, Stato: isVivo ? 'Risponde' : 'Non risponde', Simulato: servizio.simulato };
    }),
  );
}

type Verifica = z.output<typeof verificaAnswer>['data'];

/** Reads again the ledgers and the chains of the audit log of some studi, of all of them with null. Writes nothing. */
export async function verifyStudi(
  { db, cifratura, config, now }: Pick<Servizi, 'db' | 'cifratura' | 'config' | 'now'>,
  soli: readonly number[] | null,
): Promise<Verifica> {
  const conti = await verifyConti(db, soli);
  const registro = await verifyRegistro(db, cifratura, config.dati, soli);
  return {
    Il: now().toISOString(),
    Studi: registro.studi,
    InAttesa: registro.inAttesa,
    Crediti: {
      Righe: conti.movimenti,
      Guasti: conti.difformita.length,
      Primi: conti.difformita
        .slice(0, GUASTI_MOSTRATI)
        .map(({ studioId, tipo, id }) => ({ Studio: studioId, Che: tipo, Riferimento: id })),
    },
    Registro: {
      Righe: registro.righe,
      Guasti: registro.guasti.length,
      Primi: registro.guasti.slice(0, GUASTI_MOSTRATI).map(({ studioId, tipo, numero, registroId }) => ({
        Studio: studioId,
        Che: tipo,
        Riferimento: registroId ?? (numero === null ? null : String(numero)),
      })),
    },
  };
}
