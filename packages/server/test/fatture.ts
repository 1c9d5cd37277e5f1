import type { Insertable } from 'kysely';
import { withIdentita } from '../src/db/tenancy.ts';
import type { FatturazioneTable } from '../src/features/commercio/fattura/fattura.table.ts';
import type { AppDiProva } from './make-app.ts';

/** Who sells, with all that an invoice asks. */
export const makeFatturazione = (
  app: AppDiProva,
  gestoreId: number | null,
  dati: Partial<Insertable<FatturazioneTable>> = {},
) =>
  withIdentita(app.servizi.db, (trx) =>
    trx
      .insertInto('fatturazione')
      .values({
        gestore_id: gestoreId,
        attiva: true,
        denominazione: 'Rete Emilia Servizi S.r.l.',
        partita_iva: '03128770363',
        via: 'Via Emilia Est 100',
        cap: '41121',
        comune: 'Modena',
        provincia: 'MO',
        iban: 'IT60X0542811101000000123456',
        sezionale: 'A1',
        ...dati,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

/** Billing data of a studio, as CRE-013 wants them. */
export const datiDiFatturazione = {
  partita_iva: '03317640369',
  codice_fiscale: '03317640369',
  via: 'Via Emilia Centro 118',
  comune: 'F257',
  comune_descrizione: 'Modena',
  provincia: 'MO',
  cap: '41121',
  pec: 'conti@pec.example',
  codice_sdi: 'T9K4ZH3',
} as const;
