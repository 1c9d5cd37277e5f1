import { applyModifiche } from '@quadra/fisco';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { messaggiAffiancate as m } from '../../../../messages/affiancate.ts';
import { type Apertura, useApertura, useVersione } from '../apertura/contesto.ts';
import { COLONNE_MASSIME, type Colonna, listCaselle, makeColonna } from './colonne.ts';
import { memoriaColonne } from './memoria-colonne.ts';

/** The real declaration as it stands, with what was typed and is not saved yet. */
function readReale({ dichiarazione, campi }: Apertura) {
  const { righi, forzature } = campi.modifiche();
  return {
    righi: applyModifiche(dichiarazione.righi, righi),
    forzature: applyModifiche(dichiarazione.forzature, forzature),
  };
}

function subscribeTutte(colonne: readonly Colonna[], avvisa: () => void): () => void {
  const fine = colonne.map(({ campi }) => campi.subscribeTutto(avvisa));
  return () => {
    for (const smetti of fine) smetti();
  };
}

/** Draws again at each change of a column. */
const useVersioni = (colonne: readonly Colonna[]): string =>
  useSyncExternalStore(
    useCallback((avvisa) => subscribeTutte(colonne, avvisa), [colonne]),
    () => colonne.map(({ campi }) => campi.versione()).join(),
  );

/** Where a column changes nothing it says what the declaration says, also after a save. */
function useSeguito(colonne: readonly Colonna[]): void {
  const apertura = useApertura();
  const versione = `${useVersione()} ${apertura.dichiarazione.versione}`;
  const seguita = useRef(versione);
  useEffect(() => {
    if (seguita.current === versione) return;
    seguita.current = versione;
    for (const { campi } of colonne) campi.rebase(readReale(apertura));
  }, [versione, colonne, apertura]);
}

/** Puts the columns aside at each change: nothing is lost by loading the page again. */
function useTenute(nome: string, colonne: readonly Colonna[], caselle: readonly string[]): void {
  useEffect(() => {
    const keep = () => {
      const tenute = colonne.map(({ id, nome: suo, campi }) => ({
        id,
        nome: suo,
        righi: campi.modifiche().righi,
      }));
      memoriaColonne.keep(nome, { colonne: tenute, caselle });
    };
    keep();
    return subscribeTutte(colonne, keep);
  }, [nome, colonne, caselle]);
}

/** The simulated columns of the open declaration: kept in the tab, following the real one where they change nothing. */
export function useColonne() {
  const apertura = useApertura();
  const { dichiarazione, modello, campi: reale } = apertura;
  const { id: utente } = useSessione().utente;
  const nome = memoriaColonne.nameOf(utente, dichiarazione.anno, dichiarazione.id);
  const [iniziali] = useState(
    () => memoriaColonne.read(nome) ?? { colonne: [{ id: 1, nome: m.colonna(1), righi: {} }], caselle: [] },
  );
  const [scelte, setScelte] = useState(iniziali.caselle);
  const [colonne, setColonne] = useState<readonly Colonna[]>(() =>
    iniziali.colonne.map((tenuta) => makeColonna(modello, readReale(apertura), tenuta)),
  );
  useVersioni(colonne);

  useSeguito(colonne);
  useTenute(nome, colonne, scelte);

  return {
    colonne,
    caselle: listCaselle(scelte, colonne),
    usate: () => [...reale.chiavi(), ...colonne.flatMap(({ campi }) => [...campi.chiavi()])],
    choose: (chiave: string) => setScelte([...scelte.filter((altra) => altra !== chiave), chiave]),
    /** Takes a casella off the list: every column has the real value again. */
    remove(chiave: string): void {
      for (const { campi } of colonne) campi.reset([chiave]);
      setScelte(scelte.filter((altra) => altra !== chiave));
    },
    add(): void {
      if (colonne.length >= COLONNE_MASSIME - 1) return;
      const id = Math.max(0, ...colonne.map((colonna) => colonna.id)) + 1;
      const nuova = { id, nome: m.colonna(id), righi: {} };
      setColonne([...colonne, makeColonna(modello, readReale(apertura), nuova)]);
    },
    drop: (id: number) => setColonne(colonne.filter((colonna) => colonna.id !== id)),
    rename: (id: number, suo: string) =>
      setColonne(colonne.map((colonna) => (colonna.id === id ? { ...colonna, nome: suo } : colonna))),
  };
}
export type Colonne = ReturnType<typeof useColonne>;
