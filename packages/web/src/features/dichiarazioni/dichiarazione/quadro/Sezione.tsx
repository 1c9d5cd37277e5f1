import { type Quadro, type Rigo, type Sezione as SezioneModello, withModulo } from '@quadra/fisco';
import { useMemo } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import {
  type Colonna,
  type Gruppo,
  groupRighi,
  hasTesteInTitolo,
  isTesto,
  sumLarghezze,
} from '../dati/disposizione.ts';
import { headOf, isQuadroInterno, isSezioneInterna, noteOf } from '../dati/interni.ts';
import { Casella } from './Casella.tsx';
import { useCompilato } from './campo.ts';
import { Elenco } from './Elenco.tsx';
import { ErroriRigo, NoteRigo } from './Messaggi.tsx';
import { Modulo } from './Modulo.tsx';
import { CodiceRigo, InternoDiRigo, NumeroInterno } from './NumeroInterno.tsx';
import css from './Registro.module.css';

/** A sezione of a quadro: hairlines and columns, boxes only where one may write. */
export function Sezione({ quadro, sezione }: { quadro: Quadro; sezione: SezioneModello }) {
  const gruppi = useMemo(() => groupRighi(quadro, sezione), [quadro, sezione]);
  const [primo] = gruppi;
  const isSua = !isQuadroInterno(quadro) && isSezioneInterna(quadro.codice, sezione);
  return (
    <section aria-label={sezione.titolo}>
      <div className={css.sectionHead}>
        <h3 className={css.sectionTitle}>
          {sezione.titolo} {isSua && <NumeroInterno parola={m.numeriInterni} />}
        </h3>
        {primo?.tipo === 'registro' && <Teste colonne={primo.colonne} />}
      </div>
      <div className={css.rows}>
        {gruppi.map((gruppo, posto) => (
          <GruppoRighi
            key={`${gruppo.tipo}-${firstCode(gruppo)}`}
            gruppo={gruppo}
            conTeste={posto > 0 || !hasTesteInTitolo(gruppi)}
          />
        ))}
      </div>
    </section>
  );
}

function firstCode(gruppo: Gruppo): string {
  if (gruppo.tipo === 'registro') return gruppo.righi[0]?.codice ?? '';
  return gruppo.tipo === 'elenco' ? (gruppo.linee[0]?.rigo.codice ?? '') : gruppo.rigo.codice;
}

function GruppoRighi({ gruppo, conTeste }: { gruppo: Gruppo; conTeste: boolean }) {
  if (gruppo.tipo === 'elenco') return <Elenco linee={gruppo.linee} />;
  if (gruppo.tipo === 'modulo') return <Modulo rigo={gruppo.rigo} />;
  if (gruppo.tipo === 'singolo')
    return (
      <RigaRegistro
        rigo={gruppo.rigo}
        colonne={[{ casella: gruppo.casella, larghezza: gruppo.larghezza }]}
        rientro={gruppo.rientro}
      />
    );
  return (
    <>
      {conTeste && (
        <div className={css.headRow}>
          <Teste colonne={gruppo.colonne} />
        </div>
      )}
      {gruppo.righi.map((rigo) => (
        <RigaRegistro
          key={rigo.codice}
          rigo={rigo}
          colonne={makeColonneOf(rigo, gruppo.colonne)}
          ripetuta={gruppo.righi.filter(({ titolo }) => titolo === rigo.titolo).length > 1}
        />
      ))}
    </>
  );
}

const makeColonneOf = (rigo: Rigo, colonne: readonly Colonna[]): Colonna[] =>
  rigo.caselle.map((casella, i) => ({ casella, larghezza: colonne[i]?.larghezza ?? 112 }));

/** Numbers and names of the columns, right over their boxes. */
function Teste({ colonne }: { colonne: readonly Colonna[] }) {
  return (
    <div className={css.heads} aria-hidden>
      {colonne.map(({ casella, larghezza }) => (
        <span
          key={casella.chiave}
          className={classi(css.head, isTesto(casella) && css.start)}
          style={{ width: larghezza }}
          title={noteOf(casella)}
        >
          {headOf(casella)}
        </span>
      ))}
    </div>
  );
}

/** Boxes wider than this leave no room for a sentence beside the name of the rigo. */
const NOTE_ACCANTO = 300;

type PropsRiga = {
  rigo: Rigo;
  colonne: readonly Colonna[];
  rientro?: number;
  /** One of many of the same name: the ones not used stand back. */
  ripetuta?: boolean;
};

function RigaRegistro({ rigo, colonne, rientro = 0, ripetuta = false }: PropsRiga) {
  const { modulo } = useApertura();
  const chiavi = colonne.map(({ casella }) => withModulo(casella.chiave, modulo));
  const daCompilare = colonne.some(({ casella }) => casella.inserita);
  const stretta = sumLarghezze(colonne) > NOTE_ACCANTO;
  const compilato = useCompilato(chiavi);
  const vuoto = ripetuta && daCompilare && !compilato;
  return (
    <>
      <div className={classi(css.row, vuoto && css.empty, !daCompilare && css.calculatedRow)}>
        <CodiceRigo codice={rigo.codice} className={css.code} />
        <span className={css.name}>
          {rigo.titolo}
          <InternoDiRigo rigo={rigo} />
          {!stretta && <NoteRigo chiavi={chiavi} />}
        </span>
        {colonne.map(({ casella, larghezza }, i) => (
          <span
            key={casella.chiave}
            style={{ width: casella.inserita ? larghezza : 'auto', minWidth: larghezza }}
          >
            {colonne.length > 1 && (
              <span className={css.cellLabel} aria-hidden>
                {headOf(casella)}
              </span>
            )}
            <Casella
              casella={casella}
              chiave={chiavi[i] ?? casella.chiave}
              nomeRigo={rigo.titolo}
              totale={rigo.totale ?? false}
            />
          </span>
        ))}
        {rientro > 0 && <span className={css.indent} style={{ width: rientro - 8 }} />}
      </div>
      <ErroriRigo chiavi={chiavi} note={stretta} />
    </>
  );
}
