import type { UsoImu } from '@quadra/contract';
import { messaggiImmobile as m } from '../../../messages/immobile.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
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
export function DatiCatastali(props: PropsSezione) {
  const { genere, valori, change, makeCampo } = props;
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
          <Codice key={nome} {...props} nome={nome} massimo={massimo} largo={css.c3} />
        ))}
        {genere === 'fabbricato' ? <DelFabbricato {...props} /> : <DelTerreno {...props} />}
      </div>
    </Sezione>
  );
}

type PropsCodice = PropsSezione & {
  nome: (typeof identificativi)[number][0] | 'classe';
  massimo: number;
  largo: string | undefined;
};

const Codice = ({ nome, massimo, largo, valori, change, makeCampo }: PropsCodice) => (
  <TextField
    {...makeCampo(nome)}
    className={largo}
    codice
    valore={valori[nome]}
    massimo={massimo}
    onChange={(testo) => change({ [nome]: testo })}
  />
);

type PropsImporto = PropsSezione & {
  nome: 'rendita' | 'renditaDominicale' | 'renditaAgraria' | 'valore';
  nota?: string;
  largo: string | undefined;
};

const Importo = ({ nome, nota, largo, valori, change, makeCampo }: PropsImporto) => (
  <NumberField
    {...makeCampo(nome)}
    nota={nota}
    className={largo}
    valore={valori[nome]}
    opzioni={euro}
    unita="€"
    zeroVisibile
    onValore={(valore) => change({ [nome]: valore })}
  />
);

function DelFabbricato(props: PropsSezione) {
  const { valori, change, makeCampo } = props;
  return (
    <>
      <Tendina
        {...makeCampo('categoria')}
        className={css.c4}
        opzionale
        valore={valori.categoria}
        fonte={fonti.categorie}
        onChange={(categoria) => change({ categoria })}
      />
      <Codice {...props} nome="classe" massimo={3} largo={css.c2} />
      <NumberField
        {...makeCampo('consistenza')}
        className={css.c3}
        valore={valori.consistenza}
        opzioni={misura}
        onValore={(consistenza) => change({ consistenza })}
      />
      <Importo {...props} nome="rendita" largo={css.c3} />
      <Importo {...props} nome="valore" nota={m.valoreScritture} largo={css.c6} />
      <Tendina
        {...makeCampo('usoImu')}
        className={css.c6}
        valore={valori.usoImu}
        fonte={fonti.usiImu}
        onChange={(uso) => uso !== null && change({ usoImu: uso as UsoImu })}
      />
    </>
  );
}

const DelTerreno = (props: PropsSezione) => (
  <>
    <Codice {...props} nome="classe" massimo={3} largo={css.c4} />
    <Importo {...props} nome="renditaDominicale" largo={css.c4} />
    <Importo {...props} nome="renditaAgraria" largo={css.c4} />
    <Importo {...props} nome="valore" nota={m.valoreArea} largo={css.c4} />
  </>
);
