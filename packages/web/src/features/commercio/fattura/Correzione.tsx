import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Fattura.module.css';
import { correctFattura, type Fattura, sendFattura } from './fattura.api.ts';
import type { useFattura } from './useFattura.tsx';

const CODICE_MASSIMO = 7;
const FISCALE_MASSIMO = 28;

/** What keeps an invoice from arriving, to be mended: it leaves again at once, with its number and its day. */
export function Correzione({ una, atti }: { una: Fattura; atti: ReturnType<typeof useFattura> }) {
  const { datiCliente: cliente } = una;
  const [dati, setDati] = useState({
    codice: una.codiceSDI,
    pec: una.pec ?? '',
    partitaIva: cliente.partitaIva ?? '',
    codiceFiscale: cliente.codiceFiscale ?? '',
    aggiorna: true,
  });
  const change = (nuovi: Partial<typeof dati>) => setDati((prima) => ({ ...prima, ...nuovi }));
  const mend = async () => {
    await atti.run(async () => {
      const corretta = await correctFattura(una, {
        CodiceSDI: dati.codice,
        PEC: dati.pec,
        PIVA: dati.partitaIva,
        CodiceFiscale: dati.codiceFiscale,
        AggiornaScheda: dati.aggiorna && una.idStudio !== null,
      });
      return sendFattura(corretta.id);
    }, m.inviata);
    await atti.refresh();
  };
  return (
    <section aria-label={m.correggere}>
      <h3 className={css.heading}>{m.correggere}</h3>
      <div className={css.form}>
        <TextField
          etichetta={m.codiceSDI}
          codice
          massimo={CODICE_MASSIMO}
          valore={dati.codice}
          onChange={(codice) => change({ codice })}
        />
        <TextField etichetta={m.pec} valore={dati.pec} onChange={(pec) => change({ pec })} />
        <TextField
          etichetta={m.partitaIva}
          codice
          massimo={FISCALE_MASSIMO}
          valore={dati.partitaIva}
          onChange={(partitaIva) => change({ partitaIva })}
        />
        <TextField
          etichetta={m.codiceFiscale}
          codice
          massimo={FISCALE_MASSIMO}
          valore={dati.codiceFiscale}
          onChange={(codiceFiscale) => change({ codiceFiscale })}
        />
        {una.idStudio !== null && (
          <Spunta
            etichetta={m.aggiornaScheda}
            scelta={dati.aggiorna}
            onChange={(aggiorna) => change({ aggiorna })}
          />
        )}
        {una.rinvioEntro !== null && <p className={css.soft}>{m.termine(una.rinvioEntro)}</p>}
        <div className={css.actions}>
          <Button aspetto="primary" icona={IconSend} inCorso={atti.inCorso} onClick={() => void mend()}>
            {m.correggi}
          </Button>
        </div>
      </div>
    </section>
  );
}
