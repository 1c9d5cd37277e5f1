import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Fattura.module.css';
import { correctFattura, type Fattura, sendFattura } from './fattura.api.ts';
import type { useFattura } from './useFattura.tsx';

/** The fields that may be mended: how each is called on the wire, and how long it may be. */
const campi = [
  ['codice', 'CodiceSDI', 'CodiceSDI', m.codiceSDI, 7],
  ['pec', 'PEC', 'PEC', m.pec, 256],
  ['partitaIva', 'PIVA', 'PartitaIva', m.partitaIva, 28],
  ['codiceFiscale', 'CodiceFiscale', 'CodiceFiscale', m.codiceFiscale, 16],
  ['denominazione', 'Denominazione', 'Denominazione', m.denominazione, 80],
  ['via', 'Via', 'Via', m.via, 60],
  ['cap', 'CAP', 'CAP', m.cap, 10],
  ['comune', 'Comune', 'Comune', m.comune, 60],
  ['provincia', 'Provincia', 'Provincia', m.provincia, 2],
] as const;
type Campo = (typeof campi)[number][0];
const IN_CODICE: readonly Campo[] = ['codice', 'partitaIva', 'codiceFiscale', 'cap', 'provincia'];

/** What our own checks say of a field, as the field shows it. */
function findMessaggio({ impedimenti }: Fattura, campo: string): Messaggio | undefined {
  const trovato = impedimenti.find((uno) => uno.campo === campo);
  return trovato && { tipo: 'error', testo: trovato.frase };
}

/** What keeps an invoice from arriving, to be mended: it leaves again at once, with its number and its day. */
export function Correzione({ una, atti }: { una: Fattura; atti: ReturnType<typeof useFattura> }) {
  const { datiCliente: cliente } = una;
  const [dati, setDati] = useState<Record<Campo, string>>({
    ...{ codice: una.codiceSDI, pec: una.pec ?? '', denominazione: cliente.denominazione },
    ...{ partitaIva: cliente.partitaIva ?? '', codiceFiscale: cliente.codiceFiscale ?? '' },
    ...{ via: cliente.via, cap: cliente.cap, comune: cliente.comune, provincia: cliente.provincia ?? '' },
  });
  const [aggiorna, setAggiorna] = useState(true);
  const mend = async () => {
    await atti.run(async () => {
      const corretta = await correctFattura(una, {
        ...Object.fromEntries(campi.map(([nome, filo]) => [filo, dati[nome]])),
        AggiornaScheda: aggiorna && una.idStudio !== null,
      });
      return sendFattura(corretta.id);
    }, m.inviata);
    await atti.refresh();
  };
  return (
    <section aria-label={m.correggere}>
      <h3 className={css.heading}>{m.correggere}</h3>
      <div className={css.form}>
        {campi.map(([nome, , campo, etichetta, massimo]) => (
          <TextField
            key={nome}
            etichetta={etichetta}
            codice={IN_CODICE.includes(nome)}
            massimo={massimo}
            messaggio={findMessaggio(una, campo)}
            valore={dati[nome]}
            onChange={(valore) => setDati((prima) => ({ ...prima, [nome]: valore }))}
          />
        ))}
        {una.idStudio !== null && (
          <Spunta etichetta={m.aggiornaScheda} scelta={aggiorna} onChange={setAggiorna} />
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
