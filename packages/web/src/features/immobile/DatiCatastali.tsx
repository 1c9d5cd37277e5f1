import { messaggiImmobile as m } from '../../messages/immobile.ts';
import type { PropsCampo } from '../../ui/Campo.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Sezione } from '../../ui/Sezione.tsx';
import { Tendina } from '../../ui/Tendina.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fonti } from './fonti.ts';
import css from './Immobile.module.css';
import type { Genere } from './immobile.api.ts';
import type { Valori } from './valori.ts';

export type PropsSezione = {
  genere: Genere;
  valori: Valori;
  change: (nuovi: Partial<Valori>) => void;
  scrive: boolean;
  /** What the field of a path shows: its label, its error, whether it can be written. */
  makeCampo: (percorso: string) => PropsCampo;
};

const euro = { decimali: 2, min: 0, max: 99_999_999_999, nullable: true } as const;
const misura = { decimali: 2, min: 0, max: 99_999_999, nullable: true } as const;
const identificativi = [
  ['sezione', 3],
  ['foglio', 5],
  ['particella', 10],
  ['subalterno', 6],
] as const;

/** Where the property is, as the land registry has it. */
export function DatiCatastali({ genere, valori, change, makeCampo }: PropsSezione) {
  const importo = (nome: 'rendita' | 'renditaDominicale' | 'renditaAgraria', largo = css.c4) => (
    <NumberField
      {...makeCampo(nome)}
      className={largo}
      valore={valori[nome]}
      opzioni={euro}
      unita="€"
      zeroVisibile
      onValore={(valore) => change({ [nome]: valore })}
    />
  );
  return (
    <Sezione larga titolo={m.dati} testo={m.datiTesto}>
      <div className={css.fields}>
        <Tendina
          {...makeCampo('comune')}
          className={css.c6}
          opzionale
          segnaposto={m.cercaComune}
          valore={valori.comune}
          fonte={fonti.comuni}
          onChange={(comune) => change({ comune })}
        />
        <TextField
          {...makeCampo('indirizzo')}
          className={css.c6}
          valore={valori.indirizzo}
          massimo={200}
          onChange={(indirizzo) => change({ indirizzo })}
        />
        {identificativi.map(([nome, massimo]) => (
          <TextField
            key={nome}
            {...makeCampo(nome)}
            className={css.c3}
            codice
            valore={valori[nome]}
            massimo={massimo}
            onChange={(testo) => change({ [nome]: testo })}
          />
        ))}
        {genere === 'fabbricato' ? (
          <>
            <Tendina
              {...makeCampo('categoria')}
              className={css.c4}
              opzionale
              valore={valori.categoria}
              fonte={fonti.categorie}
              onChange={(categoria) => change({ categoria })}
            />
            <TextField
              {...makeCampo('classe')}
              className={css.c2}
              codice
              valore={valori.classe}
              massimo={3}
              onChange={(classe) => change({ classe })}
            />
            <NumberField
              {...makeCampo('consistenza')}
              className={css.c3}
              valore={valori.consistenza}
              opzioni={misura}
              onValore={(consistenza) => change({ consistenza })}
            />
            {importo('rendita', css.c3)}
          </>
        ) : (
          <>
            <TextField
              {...makeCampo('classe')}
              className={css.c4}
              codice
              valore={valori.classe}
              massimo={3}
              onChange={(classe) => change({ classe })}
            />
            {importo('renditaDominicale')}
            {importo('renditaAgraria')}
          </>
        )}
      </div>
    </Sezione>
  );
}
