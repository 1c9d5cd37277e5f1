import type { Notifica } from '../notifiche/notifica.ts';
import {
  clampRettangolo,
  computeAffiancate,
  computeApertura,
  computeMassimo,
  computeMinimo,
} from './geometria.ts';
import {
  capacita,
  type Evento,
  type Finestra,
  type OpzioniFinestra,
  type Rettangolo,
  type Schermo,
  type Stato,
  type Strato,
} from './stato.ts';

export const statoIniziale = (schermo: Schermo): Stato => ({
  schermo,
  strati: [{ id: 0, finestre: [], notifiche: [] }],
  prossimo: 1,
  isNascosto: false,
});

export const getCima = ({ strati }: Stato): Strato => strati[strati.length - 1] ?? strati[0];

/** The window that receives the keys: the highest of a layer that is not minimized. */
export const findAttiva = (strato: Strato): Finestra | undefined =>
  strato.finestre.findLast(({ stato }) => stato !== 'ridotta');

export const findFinestra = (stato: Stato, id: number): Finestra | undefined =>
  stato.strati.flatMap(({ finestre }) => finestre).find((finestra) => finestra.id === id);

/** True when the layer on top holds back everything below. */
export const isBloccato = ({ strati }: Stato): boolean => strati.length > 1;

/** Every notification, the most urgent first, then in the order they came. */
export const listNotifiche = ({ strati }: Stato): readonly Notifica[] =>
  strati
    .flatMap(({ notifiche }) => notifiche)
    .toSorted((una, altra) => (altra.priorita ?? 0) - (una.priorita ?? 0) || una.chiave - altra.chiave);

/** The same state when no layer changed. */
const mapStrati = (stato: Stato, change: (strato: Strato) => Strato): Stato => {
  const [base, ...altri] = stato.strati;
  const strati: Stato['strati'] = [change(base), ...altri.map(change)];
  return strati.every((strato, indice) => strato === stato.strati[indice]) ? stato : { ...stato, strati };
};

const changeFinestra = (stato: Stato, id: number, change: (finestra: Finestra) => Finestra): Stato =>
  mapStrati(stato, (strato) => {
    const finestra = strato.finestre.find((una) => una.id === id);
    const nuova = finestra && change(finestra);
    if (nuova === undefined || nuova === finestra) return strato;
    return { ...strato, finestre: strato.finestre.map((una) => (una === finestra ? nuova : una)) };
  });

const clampFinestra = (finestra: Finestra, rettangolo: Rettangolo, schermo: Schermo): Rettangolo =>
  clampRettangolo(
    rettangolo,
    schermo,
    computeMinimo(finestra.tipo, finestra.isAltezzaLibera || finestra.opzioni.larghezza !== undefined),
  );

function open(stato: Stato, opzioni: OpzioniFinestra): Stato {
  const tipo = opzioni.tipo ?? 'libera';
  const posto = opzioni.dellaPagina ? stato.strati[0] : getCima(stato);
  const accanto = posto.finestre.findLast((finestra) => !capacita[finestra.tipo].isBloccante);
  const precedente = capacita[tipo].isBloccante ? null : (accanto?.precedente ?? accanto?.rettangolo ?? null);
  const { rettangolo, isLibera } = computeApertura(opzioni, precedente, stato.schermo);
  const isMassimizzata = tipo === 'massimizzata';
  const finestra: Finestra = {
    id: stato.prossimo,
    tipo,
    stato: isMassimizzata ? 'massimizzata' : 'aperta',
    rettangolo: isMassimizzata ? computeMassimo(stato.schermo) : rettangolo,
    precedente: isMassimizzata ? rettangolo : null,
    isAltezzaLibera: isLibera,
    opzioni,
  };
  const prossimo = stato.prossimo + 1;
  if (capacita[tipo].isBloccante) {
    const nuovo = { id: finestra.id, finestre: [finestra], notifiche: [] };
    return { ...stato, prossimo, strati: [...stato.strati, nuovo] };
  }
  return {
    ...mapStrati(stato, (strato) =>
      strato === posto ? { ...strato, finestre: [...strato.finestre, finestra] } : strato,
    ),
    prossimo,
  };
}

/** Closing the window a layer was made for closes the layer; its notifications go to the one below. */
function close(stato: Stato, id: number): Stato {
  const [base, ...altri] = stato.strati;
  const indice = altri.findIndex((strato) => strato.id === id);
  if (indice === -1)
    return mapStrati(stato, (strato) =>
      strato.finestre.some((finestra) => finestra.id === id)
        ? { ...strato, finestre: strato.finestre.filter((finestra) => finestra.id !== id) }
        : strato,
    );
  const orfane = altri.slice(indice).flatMap(({ notifiche }) => notifiche);
  const [sotto, ...rimasti] = [base, ...altri.slice(0, indice)].reverse();
  if (sotto === undefined) return stato;
  const ricevente = { ...sotto, notifiche: [...sotto.notifiche, ...orfane] };
  const [prima = ricevente, ...dopo] = [ricevente, ...rimasti].reverse();
  return { ...stato, strati: [prima, ...dopo] };
}

/** On top of its layer; nothing when a modal is above. */
const raise = (stato: Stato, id: number): Stato =>
  mapStrati(stato, (strato) => {
    const finestra = strato.finestre.find((una) => una.id === id);
    if (finestra === undefined || strato.finestre.at(-1) === finestra) return strato;
    return { ...strato, finestre: [...strato.finestre.filter((una) => una !== finestra), finestra] };
  });

function minimize(stato: Stato, id: number): Stato {
  return changeFinestra(stato, id, (finestra) =>
    capacita[finestra.tipo].isRiducibile ? { ...finestra, stato: 'ridotta' } : finestra,
  );
}

function maximize(stato: Stato, id: number): Stato {
  const massimizzata = changeFinestra(stato, id, (finestra) =>
    finestra.stato !== 'aperta' || !capacita[finestra.tipo].isRiducibile
      ? finestra
      : {
          ...finestra,
          stato: 'massimizzata',
          rettangolo: computeMassimo(stato.schermo),
          precedente: finestra.rettangolo,
        },
  );
  return raise(massimizzata, id);
}

/** From minimized: as it was before, in its place. From maximized: with the geometry it had. */
function restore(stato: Stato, id: number): Stato {
  const isInCima = getCima(stato).finestre.some((finestra) => finestra.id === id);
  if (!isInCima) return stato;
  const restored = changeFinestra(stato, id, (finestra) => {
    if (finestra.stato === 'ridotta')
      return { ...finestra, stato: finestra.precedente === null ? 'aperta' : 'massimizzata' };
    if (finestra.precedente === null) return finestra;
    const rettangolo = clampFinestra(finestra, finestra.precedente, stato.schermo);
    return { ...finestra, stato: 'aperta', rettangolo, precedente: null };
  });
  return raise(restored, id);
}

const place = (stato: Stato, id: number, nuovo: Rettangolo): Stato =>
  changeFinestra(stato, id, (finestra) => {
    if (finestra.stato !== 'aperta') return finestra;
    const isRidimensionata =
      nuovo.altezza !== finestra.rettangolo.altezza || nuovo.larghezza !== finestra.rettangolo.larghezza;
    const rettangolo = isRidimensionata
      ? clampRettangolo(nuovo, stato.schermo)
      : clampFinestra(finestra, nuovo, stato.schermo);
    return {
      ...finestra,
      rettangolo,
      isAltezzaLibera: finestra.isAltezzaLibera && !isRidimensionata,
    };
  });

const measure = (stato: Stato, id: number, altezza: number): Stato =>
  changeFinestra(stato, id, (finestra) =>
    !finestra.isAltezzaLibera || finestra.stato !== 'aperta' || finestra.rettangolo.altezza === altezza
      ? finestra
      : {
          ...finestra,
          rettangolo: clampFinestra(finestra, { ...finestra.rettangolo, altezza }, stato.schermo),
        },
  );

/** Every open window of the top layer, side by side. */
function tile(stato: Stato): Stato {
  const cima = getCima(stato);
  const mobili = cima.finestre
    .filter(({ tipo, stato: suo }) => suo !== 'ridotta' && capacita[tipo].isRidimensionabile)
    .toSorted((una, altra) => una.id - altra.id);
  const posti = computeAffiancate(mobili.length, stato.schermo);
  return mobili.reduce((attuale, { id }, indice) => {
    const rettangolo = posti[indice];
    if (rettangolo === undefined) return attuale;
    return changeFinestra(attuale, id, (finestra) => ({
      ...finestra,
      stato: 'aperta',
      rettangolo,
      precedente: null,
      isAltezzaLibera: false,
    }));
  }, stato);
}

/** The screen changed: nothing stays outside it. */
const resize = (stato: Stato, schermo: Schermo): Stato =>
  mapStrati({ ...stato, schermo }, (strato) => ({
    ...strato,
    finestre: strato.finestre.map((finestra) => ({
      ...finestra,
      rettangolo:
        finestra.precedente === null
          ? clampFinestra(finestra, finestra.rettangolo, schermo)
          : computeMassimo(schermo),
    })),
  }));

const mapNotifiche = (stato: Stato, change: (notifiche: readonly Notifica[]) => readonly Notifica[]) =>
  mapStrati(stato, (strato) => ({ ...strato, notifiche: change(strato.notifiche) }));

function push(stato: Stato, notifica: Omit<Notifica, 'chiave'>): Stato {
  const cima = getCima(stato);
  const nuova = { ...notifica, chiave: stato.prossimo };
  const conNuova = mapStrati(stato, (strato) =>
    strato === cima ? { ...strato, notifiche: [...strato.notifiche, nuova] } : strato,
  );
  return { ...conNuova, prossimo: stato.prossimo + 1, isNascosto: false };
}

/** The only way the stack of layers changes. */
export function reduce(stato: Stato, evento: Evento): Stato {
  switch (evento.tipo) {
    case 'schermo':
      return resize(stato, evento.schermo);
    case 'open':
      return open(stato, evento.opzioni);
    case 'change':
      return changeFinestra(stato, evento.id, (finestra) => ({
        ...finestra,
        opzioni: { ...finestra.opzioni, ...evento.opzioni },
      }));
    case 'close':
      return close(stato, evento.id);
    case 'activate':
      return raise(stato, evento.id);
    case 'minimize':
      return minimize(stato, evento.id);
    case 'maximize':
      return maximize(stato, evento.id);
    case 'restore':
      return restore(stato, evento.id);
    case 'place':
      return place(stato, evento.id, evento.rettangolo);
    case 'measure':
      return measure(stato, evento.id, evento.altezza);
    case 'tile':
      return tile(stato);
    case 'push':
      return push(stato, evento.notifica);
    case 'update':
      return mapNotifiche(stato, (voci) =>
        voci.map((voce) => (voce.chiave === evento.chiave ? { ...voce, ...evento.notifica } : voce)),
      );
    case 'remove':
      return mapNotifiche(stato, (voci) => voci.filter(({ chiave }) => chiave !== evento.chiave));
    case 'clear':
      return mapNotifiche(stato, () => []);
    case 'hide':
      return { ...stato, isNascosto: evento.isNascosto };
  }
}
