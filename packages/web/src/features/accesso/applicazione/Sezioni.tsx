import { INDIRIZZO_APPLICAZIONE_MASSIMO, type TipoApplicazione } from '@quadra/contract';
import { messaggiApplicazione as m, nameCampo } from '../../../messages/applicazione.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import css from './Applicazione.module.css';
import { ElencoIndirizzi } from './ElencoIndirizzi.tsx';
import type { Valori } from './valori.ts';

export type PropsSezione = {
  valori: Valori;
  change: (nuovi: Partial<Valori>) => void;
  scrive: boolean;
  isNuova: boolean;
  /** What the field of a path shows: its label, its error, whether it can be written. */
  makeCampo: (percorso: string) => PropsCampo;
};

const fonteTipi = makeFonteEnum(m.tipi);
const keepCifre = (testo: string) => testo.replace(/\D/g, '');

export function Dati({ valori, change, scrive, isNuova, makeCampo }: PropsSezione) {
  return (
    <Sezione larga titolo={m.dati} testo={m.datiTesto}>
      <div className={css.fields}>
        <TextField
          {...makeCampo('codice')}
          {...(isNuova ? { nota: m.codiceNota } : { bloccato: true })}
          valore={valori.codice}
          massimo={40}
          onChange={(codice) => change({ codice })}
        />
        <TextField
          {...makeCampo('nome')}
          valore={valori.nome}
          massimo={80}
          onChange={(nome) => change({ nome })}
        />
      </div>
      <div className={css.three}>
        <Tendina
          {...makeCampo('tipo')}
          valore={valori.tipo}
          fonte={fonteTipi}
          onChange={(chiave) => chiave !== null && change({ tipo: chiave as TipoApplicazione })}
        />
        <TextField
          {...makeCampo('anno')}
          valore={valori.anno}
          massimo={4}
          inputMode="numeric"
          onChange={(anno) => change({ anno: keepCifre(anno) })}
        />
        <TextField
          {...makeCampo('numero')}
          nota={m.numeroNota}
          valore={valori.numero}
          massimo={9}
          inputMode="numeric"
          onChange={(numero) => change({ numero: keepCifre(numero) })}
        />
      </div>
      <Interruttore
        nome={m.attiva}
        acceso={valori.attiva}
        solaLettura={!scrive}
        onChange={(attiva) => change({ attiva })}
      />
    </Sezione>
  );
}

export function Partenza({ valori, change, makeCampo }: PropsSezione) {
  const { indirizzi, anno } = valori;
  return (
    <Sezione larga titolo={m.partenza} testo={m.partenzaTesto}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.profilo}</th>
            <th scope="col">{m.indirizzo(anno)}</th>
          </tr>
        </thead>
        <tbody>
          {(['studio', 'privato', 'azienda'] as const).map((profilo) => (
            <tr key={profilo}>
              <th scope="row">{nameCampo(`indirizzi.${profilo}`)}</th>
              <td className={css.cell}>
                <TextField
                  {...makeCampo(`indirizzi.${profilo}`)}
                  valore={indirizzi[profilo]}
                  massimo={INDIRIZZO_APPLICAZIONE_MASSIMO}
                  inputMode="url"
                  spellCheck={false}
                  onChange={(indirizzo) => change({ indirizzi: { ...indirizzi, [profilo]: indirizzo } })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextField
        {...makeCampo('paginaIniziale')}
        nota={m.paginaNota}
        valore={valori.paginaIniziale}
        massimo={120}
        spellCheck={false}
        onChange={(paginaIniziale) => change({ paginaIniziale })}
      />
    </Sezione>
  );
}

export function AccessoUnico({ valori, change, scrive, makeCampo }: PropsSezione) {
  return (
    <Sezione larga titolo={m.accesso} testo={m.accessoTesto}>
      <ElencoIndirizzi
        nome={m.ritorni}
        percorso="ritorni"
        indirizzi={valori.ritorni}
        scrive={scrive}
        makeCampo={makeCampo}
        onChange={(ritorni) => change({ ritorni })}
      />
      <ElencoIndirizzi
        nome={m.ritorniUscita}
        percorso="ritorniUscita"
        indirizzi={valori.ritorniUscita}
        scrive={scrive}
        makeCampo={makeCampo}
        onChange={(ritorniUscita) => change({ ritorniUscita })}
      />
      <TextField
        {...makeCampo('indirizzoUscita')}
        nota={m.uscitaNota}
        valore={valori.indirizzoUscita}
        massimo={INDIRIZZO_APPLICAZIONE_MASSIMO}
        inputMode="url"
        spellCheck={false}
        onChange={(indirizzoUscita) => change({ indirizzoUscita })}
      />
    </Sezione>
  );
}
