import { type Requisito, requisiti } from '@quadra/contract';
import { IconTag } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../api/contesto.ts';
import { canScrivere } from '../../api/requisiti.ts';
import type { Utente } from '../../api/sessione.ts';
import { messaggiTag as m } from '../../messages/tag.ts';
import { IconButton } from '../../ui/comandi/Button.tsx';
import { Etichette } from '../../ui/stati/Etichetta.tsx';
import { askTag } from './ask-tag.tsx';
import css from './Tag.module.css';
import { type Genere, tagDiQuery } from './tag.api.ts';

const perGenere: Readonly<Record<Genere, Requisito>> = {
  anagrafica: requisiti.scriviAnagrafiche,
  dichiarazione: requisiti.scriviDichiarazioni,
};

/** Whether the pages offer to put tags on records of a kind, or to make them: the server decides. */
export const mayMettereTag = (utente: Utente, genere?: Genere): boolean =>
  canScrivere(utente, genere === undefined ? {} : perGenere[genere]);

type Props = { genere: Genere; id: string; nome: string; indirizzo: string };

/** The tags of a record, and the button that changes them. */
export function TagDi({ genere, id, nome, indirizzo }: Props) {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const { data: portati } = useQuery(tagDiQuery(indirizzo));
  if (portati === undefined) return null;
  const change = () =>
    askTag({
      titolo: m.di(nome),
      portati: portati.map((tag) => tag.id),
      genere,
      chiavi: [id],
      crea: utente.studioId !== null,
      cache,
    });
  return (
    <span className={css.worn}>
      <Etichette voci={portati} massimo={3} />
      {mayMettereTag(utente, genere) && (
        <IconButton icona={IconTag} nome={m.cambia} size={16} onClick={change} />
      )}
    </span>
  );
}
