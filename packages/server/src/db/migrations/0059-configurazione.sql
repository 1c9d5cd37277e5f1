-- What the vendor says of the types of declaration of a year and of their quadri, over what the forms already say: a row
-- changes what the form says of a quadro, or adds one. Data of the vendor, of no studio.
create table tipo_dichiarazione (
  anno int not null,
  codice text not null,
  descrizione text not null,
  attivo boolean not null,
  crediti_dichiarazione int not null check (crediti_dichiarazione >= 0),
  versione_telematico text not null,
  primary key (anno, codice)
);

create table quadro (
  anno int not null,
  modello text not null,
  codice text not null check (codice ~ '^[A-Z]{1,4}$'),
  titolo text not null,
  ordine int not null,
  obbligatorio boolean not null,
  multimodulo boolean not null,
  copertura text not null check (copertura in ('esatto', 'indicativo', 'non gestito')),
  primary key (anno, modello, codice)
);

grant select, insert, update, delete on tipo_dichiarazione, quadro to quadra_app;
