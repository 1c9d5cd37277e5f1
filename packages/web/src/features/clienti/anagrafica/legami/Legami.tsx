import { LEGAMI_MASSIMI } from '@quadra/contract';
import { formatIt, giornoDiRoma } from '@quadra/values';
import { IconAlertTriangle, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, use, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useSessione } from '../../../../api/contesto.ts';
import { etichetteLegami, messaggiLegami as m, titoliLegami } from '../../../../messages/legami.ts';
import { Campo } from '../../../../ui/campi/Campo.tsx';
import { DateField } from '../../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../../ui/campi/NumberField.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { ContestoMessaggi, Sezione } from '../CampoScheda.tsx';
import { computePermessi } from '../permessi.ts';
import type { Valori } from '../valori.ts';
import { type ColonnaLegame, colonne, type Genere, makeRiga, sumQuote } from './colonne.ts';
import css from './Legami.module.css';

type Riga = Record<string, string | number | boolean | null>;

export const Familiari = () => <Legami genere="familiari" />;
export const Collaboratori = () => <Legami genere="collaboratori" />;

/** The partners of a firm: what they hold today together is told below. */
export function Soci() {
  const soci = useWatch<Valori, 'soci'>({ name: 'soci' });
  const { partecipazione, utile, perdite } = sumQuote(soci, giornoDiRoma(new Date()));
  const write = (centesimi: number) => formatIt(centesimi, { decimali: 2 });
  return (
    <Legami genere="soci">
      {soci.length > 0 && (
        <p className={css.total}>
          {m.totali(write(partecipazione), write(utile), write(perdite))}
          {partecipazione !== 10_000 && (
            <span className={css.warning}>
              <Icona di={IconAlertTriangle} size={13} />
              {m.totaleDiverso}
            </span>
          )}
        </p>
      )}
    </Legami>
  );
}

/** One list of people tied to the client, a row each; saved with the record. */
function Legami({ genere, children }: { genere: Genere; children?: ReactNode }) {
  const { field } = useController<Valori, Genere>({ name: genere });
  const { forget } = use(ContestoMessaggi);
  const { modifica } = computePermessi(useSessione().utente);
  const elenco = useRef<HTMLDivElement>(null);
  const righe = field.value as unknown as Riga[];
  const change = (nuove: Riga[]) => field.onChange(nuove);
  const add = () => {
    change([...righe, makeRiga[genere](righe as never) as unknown as Riga]);
    requestAnimationFrame(() =>
      elenco.current?.querySelector<HTMLElement>('[data-riga]:last-of-type :is(input, select)')?.focus(),
    );
  };
  const update = (indice: number, nome: string, valore: Riga[string]) => {
    forget(`${genere}.${indice}.${nome}`);
    change(righe.map((riga, posto) => (posto === indice ? { ...riga, [nome]: valore } : riga)));
  };
  const template = `${colonne[genere].map(({ larghezza }) => `${larghezza}fr`).join(' ')} 28px`;
  return (
    <Sezione nome={m[genere]}>
      <div className={css.list} ref={elenco}>
        {righe.length === 0 && <p className={css.empty}>{m.nessuno[genere]}</p>}
        {[...righe.entries()].map(([indice, riga]) => {
          const nome = m.riga(titoliLegami[genere], indice + 1);
          return (
            <fieldset
              key={indice}
              data-riga
              aria-label={nome}
              className={classi(css.row, indice > 0 && css.next)}
              style={{ '--columns': template } as CSSProperties}
            >
              {colonne[genere].map((colonna) => (
                <Cella
                  key={colonna.nome}
                  colonna={colonna}
                  percorso={`${genere}.${indice}.${colonna.nome}`}
                  valore={riga[colonna.nome] ?? null}
                  onChange={(valore) => update(indice, colonna.nome, valore)}
                />
              ))}
              {modifica && (
                <IconButton
                  icona={IconTrash}
                  size={16}
                  nome={m.togli(nome.toLowerCase())}
                  className={css.remove}
                  onClick={() => change(righe.filter((_, posto) => posto !== indice))}
                />
              )}
            </fieldset>
          );
        })}
        {children}
        {modifica && (
          <div>
            <Button icona={IconPlus} disabled={righe.length >= LEGAMI_MASSIMI} onClick={add}>
              {m.aggiungi[genere]}
            </Button>
          </div>
        )}
      </div>
    </Sezione>
  );
}

type CellaProps = {
  colonna: ColonnaLegame;
  percorso: string;
  valore: Riga[string];
  onChange: (valore: Riga[string]) => void;
};

function Cella({ colonna, percorso, valore, onChange }: CellaProps) {
  const { tipo, voci, massimo } = colonna;
  const { messaggi } = use(ContestoMessaggi);
  const comuni = {
    etichetta: etichetteLegami[colonna.nome],
    messaggio: messaggi.get(percorso),
    percorso,
  };
  if (tipo === 'data')
    return (
      <DateField {...comuni} valore={String(valore ?? '')} onChange={(dopo) => onChange(dopo || null)} />
    );
  if (tipo === 'intero' || tipo === 'quota') {
    const scala = tipo === 'quota' ? 100 : 1;
    return (
      <NumberField
        {...comuni}
        valore={valore === null ? null : Math.round(Number(valore) * scala)}
        opzioni={{ decimali: tipo === 'quota' ? 2 : 0, min: 0, max: massimo ?? 0 }}
        zeroVisibile
        onValore={(dopo) => onChange(dopo === null ? null : dopo / scala)}
      />
    );
  }
  if (voci)
    return (
      <Campo {...comuni} coda={<Icona di={IconChevronDown} />}>
        {({ readOnly, ...attributi }) => (
          <select
            {...attributi}
            disabled={readOnly}
            value={tipo === 'siNo' ? (valore ? '1' : '') : String(valore)}
            onChange={({ target }) => onChange(tipo === 'siNo' ? target.value === '1' : target.value)}
          >
            {voci.map(([codice, testo]) => (
              <option key={codice} value={codice}>
                {testo}
              </option>
            ))}
          </select>
        )}
      </Campo>
    );
  return (
    <Campo {...comuni}>
      {(attributi) => (
        <input
          {...attributi}
          className={classi(attributi.className, tipo === 'codice' && 'figures')}
          autoComplete="off"
          maxLength={massimo}
          value={String(valore ?? '')}
          onChange={({ target }) => onChange(tipo === 'codice' ? target.value.toUpperCase() : target.value)}
        />
      )}
    </Campo>
  );
}
