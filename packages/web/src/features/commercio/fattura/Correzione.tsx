import { CODICE_BOLLO } from '@quadra/contract';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import css from './Fattura.module.css';
import { correctFattura, type Fattura, formatEuro, sendFattura } from './fattura.api.ts';
import { fonteIva } from './fonti.ts';
import type { Errori } from './nuova.ts';
import type { useFattura } from './useFattura.tsx';

/** The fields that may be mended: how each is called on the wire and by the checks, and how long it may be. */
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
const DESCRIZIONE_MASSIMA = 1000;

type Riga = { descrizione: string; codiceIva: string; totale: number };
const toRighe = ({ righe }: Fattura): Riga[] =>
  righe
    .filter(({ codiceIva }) => codiceIva !== CODICE_BOLLO)
    .map(({ descrizione, codiceIva, totale }) => ({ descrizione, codiceIva, totale }));
/** Lines are shown where something is wrong with them. */
const isDiRighe = ({ impedimenti, motivi }: Fattura): boolean =>
  [...impedimenti, ...motivi].some(({ campo }) => campo.startsWith('Righe'));

/** What the server said of a field, or our own checks of what is written now. */
function findMessaggio(
  { impedimenti }: Fattura,
  errori: Errori,
  nomi: readonly string[],
): Messaggio | undefined {
  const detto = nomi.map((nome) => errori[nome]).find((uno) => uno !== undefined);
  const trovato = impedimenti.find(({ campo }) => nomi.includes(campo));
  return detto ?? (trovato && { tipo: 'error', testo: trovato.frase });
}

/** What keeps an invoice from arriving, to be mended: it leaves again at once, with its number and its day. */
export function Correzione({ una, atti }: { una: Fattura; atti: ReturnType<typeof useFattura> }) {
  const { datiCliente: cliente } = una;
  const [dati, setDati] = useState<Record<Campo, string>>({
    ...{ codice: una.codiceSDI, pec: una.pec ?? '', denominazione: cliente.denominazione },
    ...{ partitaIva: cliente.partitaIva ?? '', codiceFiscale: cliente.codiceFiscale ?? '' },
    ...{ via: cliente.via, cap: cliente.cap, comune: cliente.comune, provincia: cliente.provincia ?? '' },
  });
  const [righe, setRighe] = useState(() => (isDiRighe(una) ? toRighe(una) : null));
  const [errori, setErrori] = useState<Errori>({});
  const [aggiorna, setAggiorna] = useState(true);
  const mend = async () => {
    setErrori({});
    await atti.run(async () => {
      try {
        const corretta = await correctFattura(una, {
          ...Object.fromEntries(campi.map(([nome, filo]) => [filo, dati[nome]])),
          ...(righe === null
            ? {}
            : { Righe: righe.map((r) => ({ Descrizione: r.descrizione, CodiceIva: r.codiceIva })) }),
          AggiornaScheda: aggiorna && una.idStudio !== null,
        });
        return await sendFattura(corretta.id);
      } catch (causa) {
        const { campi: errati } = toApiError(causa);
        setErrori(Object.fromEntries(errati.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
        throw causa;
      }
    }, m.inviata);
    await atti.refresh();
  };
  return (
    <section aria-label={m.correggere}>
      <h3 className={css.heading}>{m.correggere}</h3>
      <div className={css.form}>
        {campi.map(([nome, filo, campo, etichetta, massimo]) => (
          <TextField
            key={nome}
            percorso={campo}
            etichetta={etichetta}
            codice={IN_CODICE.includes(nome)}
            massimo={massimo}
            messaggio={findMessaggio(una, errori, [filo, campo])}
            valore={dati[nome]}
            onChange={(valore) => setDati((prima) => ({ ...prima, [nome]: valore }))}
          />
        ))}
        {righe !== null && <RigheDaCorreggere {...{ una, errori, righe }} onChange={setRighe} />}
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

type PropsRighe = { una: Fattura; errori: Errori; righe: readonly Riga[]; onChange: (righe: Riga[]) => void };

/** Words and code of VAT of each line: what it comes to stays. */
function RigheDaCorreggere({ una, errori, righe, onChange }: PropsRighe) {
  const intera = errori.Righe;
  const messaggioDi = (posto: number, campo: string) =>
    findMessaggio(una, errori, [`Righe.${posto}.${campo}`]);
  return (
    <>
      {righe.map((riga, posto) => {
        const replace = (nuova: Partial<Riga>) =>
          onChange(righe.map((altra) => (altra === riga ? { ...riga, ...nuova } : altra)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines neither come nor go here
          <fieldset key={posto} className={css.mended} aria-label={m.riga(posto + 1)}>
            <TextField
              percorso={`Righe.${posto}.Descrizione`}
              etichetta={`${m.riga(posto + 1)}, ${formatEuro(riga.totale)}`}
              obbligatorio
              massimo={DESCRIZIONE_MASSIMA}
              messaggio={messaggioDi(posto, 'Descrizione')}
              valore={riga.descrizione}
              onChange={(descrizione) => replace({ descrizione })}
            />
            <Tendina
              percorso={`Righe.${posto}.CodiceIva`}
              etichetta={m.codiceIva}
              messaggio={messaggioDi(posto, 'CodiceIva')}
              valore={riga.codiceIva}
              fonte={fonteIva}
              onChange={(codiceIva) => codiceIva !== null && replace({ codiceIva })}
            />
          </fieldset>
        );
      })}
      <p className={intera ? css.bad : css.soft} role={intera ? 'alert' : undefined}>
        {intera?.testo ?? m.totaliFermi}
      </p>
    </>
  );
}
