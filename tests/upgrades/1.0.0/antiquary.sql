--
-- PostgreSQL database dump
--

\restrict m1AY2IEs4U1J9DTkNQDu46ouIUMiBsyVTLBfgqVXUbIQyEWQf5jQ3DY02vt3Z9C

-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: artifact_words_vector(integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.artifact_words_vector(artifact integer) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000
    SET search_path TO '$user', 'public'
    AS $$
  DECLARE
    "lines" text[];
    "texts" text;
    "tokens" text[];
    "pairs" text[] := ARRAY['+'];
  BEGIN
    SELECT string_to_array("words", E'\n') INTO "lines" FROM "artifacts" WHERE "id" = "artifact";
    "texts" := array_to_string("lines", ' ¶ ');
    "tokens" := array(SELECT DISTINCT "word" FROM string_to_table("texts", ' ') AS "word" WHERE "word" NOT IN ('', '¶'));
    IF octet_length("texts") <= 100000 THEN
      "pairs" := array(
  SELECT '+' || "first" || ' ' || "second"
    FROM string_to_array("texts", ' ') AS "words",
      unnest("words"[:cardinality("words") - 1], "words"[2:]) AS "pair" ("first", "second")
    WHERE "first" NOT IN ('', '¶') AND "second" NOT IN ('', '¶')
        UNION ALL 
  SELECT '+=' || "first" || ' ' || "second"
    FROM string_to_array("lines"[1], ' ') AS "words",
      unnest("words"[:cardinality("words") - 1], "words"[2:]) AS "pair" ("first", "second")
    WHERE "first" NOT IN ('', '¶') AND "second" NOT IN ('', '¶')
        UNION ALL 
  SELECT '+~' || "first" || ' ' || "second"
    FROM string_to_array("lines"[2], ' ') AS "words",
      unnest("words"[:cardinality("words") - 1], "words"[2:]) AS "pair" ("first", "second")
    WHERE "first" NOT IN ('', '¶') AND "second" NOT IN ('', '¶'));
    END IF;
    RETURN array_to_tsvector("tokens" || "pairs" || array(
      SELECT '=' || "word" FROM string_to_table("lines"[1], ' ') AS "word" WHERE "word" NOT IN ('', '¶')
      UNION ALL SELECT '~' || "word" FROM string_to_table("lines"[2], ' ') AS "word" WHERE "word" NOT IN ('', '¶')
      UNION ALL SELECT DISTINCT '^' || left("word", "length")
        FROM unnest("tokens") AS "word", generate_series(1, 3) AS "length"
    ));
  END $$;


--
-- Name: count_like(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_like() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE "artifacts" SET "likeCount" = "likeCount" + 1 WHERE "id" = NEW."artifactId";
    ELSE
      UPDATE "artifacts" SET "likeCount" = "likeCount" - 1 WHERE "id" = OLD."artifactId";
    END IF;
    RETURN NULL;
  END $$;


--
-- Name: count_type(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_type() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      UPDATE "artifact_type_counts" SET "count" = "count" - 1 WHERE "type" = OLD."artifactType";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "artifact_type_counts" AS stored ("type", "count") VALUES (NEW."artifactType", 1)
        ON CONFLICT ("type") DO UPDATE SET "count" = stored."count" + 1;
    END IF;
    RETURN NULL;
  END $$;


--
-- Name: count_view(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_view() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE "artifacts" SET "viewCount" = "viewCount" + 1 WHERE "id" = NEW."artifactId";
    ELSE
      UPDATE "artifacts" SET "viewCount" = "viewCount" - 1 WHERE "id" = OLD."artifactId";
    END IF;
    RETURN NULL;
  END $$;


--
-- Name: delete_for_member(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.delete_for_member() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN DELETE FROM "artifacts" WHERE "id" = NEW."id";
    RETURN NULL;
  END $$;


--
-- Name: deleted_for_good_from_artifacts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.deleted_for_good_from_artifacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM "hidden_artifacts" WHERE "id" = OLD."id") THEN
        
  DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id";
  UPDATE "reports" SET "email" = NULL WHERE "artifactId" = OLD."id" AND "email" IS NOT NULL;
      END IF;
      RETURN NULL;
    END $$;


--
-- Name: deleted_for_good_from_hidden_artifacts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.deleted_for_good_from_hidden_artifacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id") THEN
        
  DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id";
  UPDATE "reports" SET "email" = NULL WHERE "artifactId" = OLD."id" AND "email" IS NOT NULL;
      END IF;
      RETURN NULL;
    END $$;


--
-- Name: identify_contributor(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.identify_contributor() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    NEW."contributorId" := coalesce(NEW."contributorId",
      'c_' || replace(gen_random_uuid()::text, '-', ''));
    RETURN NEW;
  END $$;


--
-- Name: index_artifact(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.index_artifact() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "searched_artifacts" WHERE "id" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "searched_artifacts" ("id", "artifactType", "madeEarliest", "madeLatest", "artifactNameNormalized") VALUES (NEW."id", NEW."artifactType", NEW."madeEarliest", NEW."madeLatest", NEW."artifactNameNormalized");
      -- Simultaneous writes add words in one order: another order could be a deadlock.
      INSERT INTO "known_words" ("initial", "word")
        SELECT DISTINCT left("word", 1), "word" FROM string_to_table(translate(NEW."words", E'\n', ' '), ' ') AS "word"
        WHERE length("word") BETWEEN 5 AND 40
          AND "word" !~ '[0-9]' ORDER BY 1, 2
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$;


--
-- Name: keep_last_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_last_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN 
  INSERT INTO "artifact_last_changes" ("artifactId", "sequence", "changedAt", "kind")
    VALUES (NEW."artifactId", NEW."sequence", NEW."changedAt", NEW."kind")
    ON CONFLICT ("artifactId") DO UPDATE SET "sequence" = NEW."sequence",
      "changedAt" = NEW."changedAt", "kind" = NEW."kind"
      WHERE NOT ("artifact_last_changes"."kind" = 'DELETED' AND NEW."kind" = 'DELETED');
    RETURN NULL;
  END $$;


--
-- Name: name_ngrams(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.name_ngrams(name text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT COST 1000 PARALLEL SAFE
    AS $$
  DECLARE
    characters text[] := string_to_array(name, NULL);
    ngrams text[] := characters;
  BEGIN
    FOR n IN 1 .. cardinality(characters) - 1 LOOP
      ngrams := ngrams || (characters[n] || characters[n + 1]);
      IF characters[n + 2] IS NOT NULL THEN
        ngrams := ngrams || (characters[n] || characters[n + 1] || characters[n + 2]);
      END IF;
    END LOOP;
    RETURN ngrams;
  END $$;


--
-- Name: record_addition(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_addition() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN 
    PERFORM pg_advisory_xact_lock(4000401);
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (NEW."id", 'ADDED', greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0)),
        NEW."ownerUid", NEW."changedBy", NULL);
    RETURN NULL;
  END $$;


--
-- Name: record_deletion(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_deletion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN 
    PERFORM pg_advisory_xact_lock(4000401);
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (OLD."id", 'DELETED', greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0)),
        OLD."ownerUid", OLD."deletedBy", json_build_object('artifactName', OLD."artifactName", 'artifactType', OLD."artifactType", 'image', OLD."image", 'createdAt', OLD."createdAt", 'discoveredAt', OLD."discoveredAt", 'discoveredBy', OLD."discoveredBy", 'presentLocation', OLD."presentLocation", 'historicalContext', OLD."historicalContext", 'description', OLD."description", 'imageAlt', OLD."imageAlt", 'rights', OLD."rights", 'addedAt', OLD."addedAt", 'updatedAt', OLD."updatedAt")::text);
    RETURN NULL;
  END $$;


--
-- Name: record_erasure(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_erasure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN PERFORM pg_advisory_xact_lock(4000401);
    
  INSERT INTO "artifact_revisions"
    ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
    SELECT "id", 'UPDATED', "moment"."at", "ownerUid", NULL, NULL
      FROM "artifacts" CROSS JOIN (SELECT greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0)) AS "at") AS "moment"
      WHERE "ownerUid" = NEW."uid" ORDER BY "id";
    RETURN NULL;
  END $$;


--
-- Name: record_hidden_deletion(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_hidden_deletion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN IF NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id") THEN
          
    PERFORM pg_advisory_xact_lock(4000401);
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (OLD."id", 'DELETED', greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0)),
        OLD."record"::json ->> 'ownerUid', NULL, json_build_object('artifactName', OLD."record"::json -> 'artifactName', 'artifactType', OLD."record"::json -> 'artifactType', 'image', OLD."record"::json -> 'image', 'createdAt', OLD."record"::json -> 'createdAt', 'discoveredAt', OLD."record"::json -> 'discoveredAt', 'discoveredBy', OLD."record"::json -> 'discoveredBy', 'presentLocation', OLD."record"::json -> 'presentLocation', 'historicalContext', OLD."record"::json -> 'historicalContext', 'description', OLD."record"::json -> 'description', 'imageAlt', OLD."record"::json -> 'imageAlt', 'rights', OLD."record"::json -> 'rights', 'addedAt', OLD."record"::json -> 'addedAt', 'updatedAt', OLD."record"::json -> 'updatedAt')::text);
        END IF;
    RETURN NULL;
  END $$;


--
-- Name: record_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN 
    PERFORM pg_advisory_xact_lock(4000401);
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (NEW."id", 'UPDATED', greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0)),
        NEW."ownerUid", NEW."changedBy", json_build_object('artifactName', OLD."artifactName", 'artifactType', OLD."artifactType", 'image', OLD."image", 'createdAt', OLD."createdAt", 'discoveredAt', OLD."discoveredAt", 'discoveredBy', OLD."discoveredBy", 'presentLocation', OLD."presentLocation", 'historicalContext', OLD."historicalContext", 'description', OLD."description", 'imageAlt', OLD."imageAlt", 'rights', OLD."rights", 'addedAt', OLD."addedAt", 'updatedAt', OLD."updatedAt")::text);
    RETURN NULL;
  END $$;


--
-- Name: refuse_erased_member_in_artifact_views(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_erased_member_in_artifact_views() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."memberUid" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION 'The member is erased.'; END IF;
      RETURN NEW;
    END $$;


--
-- Name: refuse_erased_member_in_artifacts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_erased_member_in_artifacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."changedBy" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION 'The member is erased.'; END IF;
      RETURN NEW;
    END $$;


--
-- Name: refuse_erased_member_in_hidden_artifacts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_erased_member_in_hidden_artifacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."ownerUid" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION 'The member is erased.'; END IF;
      RETURN NEW;
    END $$;


--
-- Name: refuse_erased_member_in_idempotency_keys(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_erased_member_in_idempotency_keys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."memberUid" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION 'The member is erased.'; END IF;
      RETURN NEW;
    END $$;


--
-- Name: refuse_erased_member_in_likes(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_erased_member_in_likes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."memberUid" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION 'The member is erased.'; END IF;
      RETURN NEW;
    END $$;


--
-- Name: refuse_erased_member_in_reports(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_erased_member_in_reports() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."memberUid" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION 'The member is erased.'; END IF;
      RETURN NEW;
    END $$;


--
-- Name: write_artifact_event(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.write_artifact_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  DECLARE
    events integer := coalesce(nullif(current_setting('antiquary.artifact_events', true), ''), '0')::integer;
  BEGIN
    IF events > 100 THEN
      RETURN NULL;
    END IF;
    PERFORM set_config('antiquary.artifact_events', (events + 1)::text, true);
    INSERT INTO "change_events" ("change") VALUES (CASE
      WHEN events = 100 THEN 'catalogue'
      ELSE TG_ARGV[0] || ':' || coalesce(NEW."id", OLD."id")
    END);
    RETURN NULL;
  END $$;


--
-- Name: write_catalogue_event(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.write_catalogue_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    INSERT INTO "change_events" ("change") VALUES ('catalogue');
    RETURN NULL;
  END $$;


--
-- Name: write_members_event(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.write_members_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    INSERT INTO "change_events" ("change") VALUES ('members');
    RETURN NULL;
  END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: artifact_last_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.artifact_last_changes (
    "artifactId" integer NOT NULL,
    sequence integer NOT NULL,
    "changedAt" bigint NOT NULL,
    kind text NOT NULL
);


--
-- Name: artifact_revisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.artifact_revisions (
    sequence integer NOT NULL,
    "artifactId" integer NOT NULL,
    kind text NOT NULL,
    "changedAt" bigint NOT NULL,
    "ownerUid" text NOT NULL,
    "changedBy" text,
    previous text
);


--
-- Name: artifact_revisions_sequence_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.artifact_revisions_sequence_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: artifact_revisions_sequence_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.artifact_revisions_sequence_seq OWNED BY public.artifact_revisions.sequence;


--
-- Name: artifact_type_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.artifact_type_counts (
    type text NOT NULL,
    count integer NOT NULL
);


--
-- Name: artifact_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.artifact_views (
    "artifactId" integer NOT NULL,
    "memberUid" text NOT NULL,
    day text NOT NULL
);


--
-- Name: artifacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.artifacts (
    id integer NOT NULL,
    "artifactName" text NOT NULL,
    "artifactType" text NOT NULL,
    image text NOT NULL,
    "createdAt" text NOT NULL,
    "discoveredAt" text NOT NULL,
    "discoveredBy" text NOT NULL,
    "presentLocation" text NOT NULL,
    "historicalContext" text NOT NULL,
    description text,
    "imageAlt" text,
    rights text,
    "artifactNameNormalized" text NOT NULL,
    "ownerUid" text NOT NULL,
    "likeCount" integer DEFAULT 0 NOT NULL,
    "viewCount" integer DEFAULT 0 NOT NULL,
    "addedAt" bigint NOT NULL,
    "updatedAt" bigint NOT NULL,
    "changedBy" text,
    "deletedBy" text,
    "madeEarliest" integer DEFAULT 2147483647 NOT NULL,
    "madeLatest" integer DEFAULT '-2147483648'::integer NOT NULL,
    "madeEdtf" text,
    words text DEFAULT ''::text NOT NULL
);


--
-- Name: artifacts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.artifacts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: artifacts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.artifacts_id_seq OWNED BY public.artifacts.id;


--
-- Name: catalogue_epoch; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalogue_epoch (
    epoch text NOT NULL,
    "writtenInto" text NOT NULL
);


--
-- Name: change_events; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.change_events (
    transaction xid8 DEFAULT pg_current_xact_id() NOT NULL,
    change text NOT NULL
);


--
-- Name: derived_column_fillings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.derived_column_fillings (
    version text NOT NULL,
    "filledThrough" integer
);


--
-- Name: hidden_artifacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hidden_artifacts (
    id integer NOT NULL,
    "hiddenAt" bigint NOT NULL,
    record text NOT NULL,
    "ownerUid" text DEFAULT ''::text NOT NULL,
    reason text,
    "deciderUid" text,
    answer text,
    "answeredAt" bigint
);


--
-- Name: hidden_likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hidden_likes (
    id integer NOT NULL,
    "memberUid" text NOT NULL,
    "artifactId" integer NOT NULL
);


--
-- Name: hidden_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hidden_views (
    "artifactId" integer NOT NULL,
    "memberUid" text NOT NULL,
    day text NOT NULL
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    "memberUid" text NOT NULL,
    key text NOT NULL,
    "inputHash" text NOT NULL,
    "artifactId" integer,
    "usedAt" bigint NOT NULL
);


--
-- Name: imported_artifacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imported_artifacts (
    "ownerUid" text NOT NULL,
    "sourceId" text NOT NULL,
    "artifactId" integer NOT NULL
);


--
-- Name: known_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.known_words (
    initial text NOT NULL,
    word text NOT NULL
);


--
-- Name: likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.likes (
    id integer NOT NULL,
    "memberUid" text NOT NULL,
    "artifactId" integer NOT NULL
);


--
-- Name: likes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.likes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: likes_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.likes_id_seq OWNED BY public.likes.id;


--
-- Name: members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.members (
    uid text NOT NULL,
    "contributorId" text,
    email text NOT NULL,
    "emailNormalized" text NOT NULL,
    "displayName" text,
    "photoURL" text,
    "tokenIssuedAt" bigint NOT NULL,
    "erasedAt" bigint
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);


--
-- Name: migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;


--
-- Name: operator_acts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operator_acts (
    id integer NOT NULL,
    at bigint NOT NULL,
    act text NOT NULL,
    subject text NOT NULL,
    "moderatorUid" text,
    reason text
);


--
-- Name: operator_acts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.operator_acts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: operator_acts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.operator_acts_id_seq OWNED BY public.operator_acts.id;


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id integer NOT NULL,
    "artifactId" integer NOT NULL,
    receipt text NOT NULL,
    reason text NOT NULL,
    text text,
    email text,
    "memberUid" text,
    "reportedAt" bigint NOT NULL,
    decision text,
    "decidedAt" bigint
);


--
-- Name: reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: reports_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;


--
-- Name: searched_artifacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.searched_artifacts (
    id integer NOT NULL,
    "artifactType" text NOT NULL,
    "madeEarliest" integer NOT NULL,
    "madeLatest" integer NOT NULL,
    "artifactNameNormalized" text NOT NULL
);


--
-- Name: waiting_likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.waiting_likes (
    "emailNormalized" text NOT NULL,
    "artifactId" integer NOT NULL
);


--
-- Name: artifact_revisions sequence; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_revisions ALTER COLUMN sequence SET DEFAULT nextval('public.artifact_revisions_sequence_seq'::regclass);


--
-- Name: artifacts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifacts ALTER COLUMN id SET DEFAULT nextval('public.artifacts_id_seq'::regclass);


--
-- Name: likes id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.likes ALTER COLUMN id SET DEFAULT nextval('public.likes_id_seq'::regclass);


--
-- Name: migrations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);


--
-- Name: operator_acts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_acts ALTER COLUMN id SET DEFAULT nextval('public.operator_acts_id_seq'::regclass);


--
-- Name: reports id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);


--
-- Data for Name: artifact_last_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.artifact_last_changes VALUES (1, 1, 1795684867515, 'ADDED');
INSERT INTO public.artifact_last_changes VALUES (2, 3, 1795684867687, 'UPDATED');
INSERT INTO public.artifact_last_changes VALUES (3, 5, 1795684867710, 'DELETED');
INSERT INTO public.artifact_last_changes VALUES (4, 6, 1795684867734, 'ADDED');
INSERT INTO public.artifact_last_changes VALUES (5, 7, 1795684867791, 'ADDED');
INSERT INTO public.artifact_last_changes VALUES (6, 9, 1795684867869, 'DELETED');
INSERT INTO public.artifact_last_changes VALUES (7, 10, 1795684867895, 'ADDED');
INSERT INTO public.artifact_last_changes VALUES (8, 12, 1795684867907, 'UPDATED');


--
-- Data for Name: artifact_revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.artifact_revisions VALUES (1, 1, 'ADDED', 1795684867515, 'member-1', 'member-1', NULL);
INSERT INTO public.artifact_revisions VALUES (2, 2, 'ADDED', 1795684867625, 'ada', 'ada', NULL);
INSERT INTO public.artifact_revisions VALUES (3, 2, 'UPDATED', 1795684867687, 'ada', 'ada', '{"artifactName":"A “λίθος” of 0.1 % \\ ''\"🏺́ {\"a\":[1,null]}","artifactType":"TOOLS","image":"https://example.org/mirror.jpg","createdAt":"c. 200 BC","discoveredAt":"Luoyang","discoveredBy":"Unknown","presentLocation":"Luoyang Museum","historicalContext":"A mirror of the Han dynasty.","description":"A “λίθος” of 0.1 % \\ ''\"🏺́ {\"a\":[1,null]}","imageAlt":null,"rights":null,"addedAt":1795684867608,"updatedAt":1795684867608}');
INSERT INTO public.artifact_revisions VALUES (4, 3, 'ADDED', 1795684867700, 'ada', 'ada', NULL);
INSERT INTO public.artifact_revisions VALUES (5, 3, 'DELETED', 1795684867710, 'ada', 'ada', '{"artifactName":"Deleted soon","artifactType":"TOOLS","image":"https://example.org/mirror.jpg","createdAt":"c. 200 BC","discoveredAt":"Luoyang","discoveredBy":"Unknown","presentLocation":"Luoyang Museum","historicalContext":"A mirror of the Han dynasty.","description":null,"imageAlt":null,"rights":null,"addedAt":1795684867699,"updatedAt":1795684867699}');
INSERT INTO public.artifact_revisions VALUES (6, 4, 'ADDED', 1795684867734, 'ada', 'ada', NULL);
INSERT INTO public.artifact_revisions VALUES (7, 5, 'ADDED', 1795684867791, 'member-2', 'member-2', NULL);
INSERT INTO public.artifact_revisions VALUES (8, 6, 'ADDED', 1795684867833, 'member-2', 'member-2', NULL);
INSERT INTO public.artifact_revisions VALUES (9, 6, 'DELETED', 1795684867869, 'member-2', NULL, '{"artifactName":"A gilded sphinx","artifactType":"GOLD_AND_SILVER_RELIGIOUS_STATUES","image":"https://example.org/mirror.jpg","createdAt":"c. 200 BC","discoveredAt":"Luoyang","discoveredBy":"Unknown","presentLocation":"Luoyang Museum","historicalContext":"A mirror of the Han dynasty.","description":null,"imageAlt":"A sphinx, from the left.","rights":"http://rightsstatements.org/vocab/NKC/1.0/","addedAt":1795684867832,"updatedAt":1795684867832}');
INSERT INTO public.artifact_revisions VALUES (10, 7, 'ADDED', 1795684867895, 'ada', 'ada', NULL);
INSERT INTO public.artifact_revisions VALUES (11, 8, 'ADDED', 1795684867902, 'member-9', 'member-9', NULL);
INSERT INTO public.artifact_revisions VALUES (12, 8, 'UPDATED', 1795684867907, 'member-9', NULL, NULL);


--
-- Data for Name: artifact_type_counts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.artifact_type_counts VALUES ('GOLD_AND_SILVER_RELIGIOUS_STATUES', 1);
INSERT INTO public.artifact_type_counts VALUES ('TOOLS', 5);


--
-- Data for Name: artifact_views; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.artifact_views VALUES (5, 'member-2', '2026-11-26');
INSERT INTO public.artifact_views VALUES (5, 'member-3', '2026-11-26');
INSERT INTO public.artifact_views VALUES (5, 'member-4', '2026-11-26');


--
-- Data for Name: artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.artifacts VALUES (1, 'Sphinx of alabaster', 'TOOLS', 'https://example.org/mirror.jpg', 'c. 200 BC', 'Luoyang', 'Unknown', 'Luoyang Museum', 'A mirror of the Han dynasty.', NULL, NULL, NULL, 'sphinx of alabaster', 'member-1', 0, 0, 1795684867499, 1795684867499, 'member-1', NULL, -200, -200, '-0199~', ' sphinx of alabaster 
 c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum 
  ¶ a mirror of the han dynasty ');
INSERT INTO public.artifacts VALUES (2, 'A “λίθος” of 0.1 % \ ''"🏺́ {"a":[1,null]}, restored', 'TOOLS', 'https://example.org/mirror.jpg', 'c. 200 BC', 'Luoyang', 'Unknown', 'Luoyang Museum', 'A mirror of the Han dynasty.', NULL, NULL, NULL, 'a “λιθοσ” of 0.1 % \ ''"🏺 {"a":[1,null]}, restored', 'ada', 0, 0, 1795684867608, 1795684867684, 'ada', NULL, -200, -200, '-0199~', ' a λιθοσ of 0 1 a 1 null restored 
 c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum 
  ¶ a mirror of the han dynasty ');
INSERT INTO public.artifacts VALUES (4, 'Bronze mirror', 'TOOLS', 'https://example.org/mirror.jpg', 'c. 200 BC', 'Luoyang', 'Unknown', 'Luoyang Museum', 'A mirror of the Han dynasty.', NULL, NULL, NULL, 'bronze mirror', 'ada', 0, 0, 1795684867729, 1795684867729, 'ada', NULL, -200, -200, '-0199~', ' bronze mirror 
 c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum 
  ¶ a mirror of the han dynasty ');
INSERT INTO public.artifacts VALUES (5, 'A gilded sphinx', 'GOLD_AND_SILVER_RELIGIOUS_STATUES', 'https://example.org/mirror.jpg', 'c. 200 BC', 'Luoyang', 'Unknown', 'Luoyang Museum', 'A mirror of the Han dynasty.', NULL, 'A sphinx, from the left.', 'http://rightsstatements.org/vocab/NKC/1.0/', 'a gilded sphinx', 'member-2', 4, 3, 1795684867790, 1795684867790, 'member-2', NULL, -200, -200, '-0199~', ' a gilded sphinx 
 c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum 
  ¶ a mirror of the han dynasty ');
INSERT INTO public.artifacts VALUES (7, 'Imported', 'TOOLS', 'https://example.org/mirror.jpg', 'c. 200 BC', 'Luoyang', 'Unknown', 'Luoyang Museum', 'A mirror of the Han dynasty.', NULL, NULL, NULL, 'imported', 'ada', 0, 0, 1795684867894, 1795684867894, 'ada', NULL, -200, -200, '-0199~', ' imported 
 c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum 
  ¶ a mirror of the han dynasty ');
INSERT INTO public.artifacts VALUES (8, 'Of a former member', 'TOOLS', 'https://example.org/mirror.jpg', 'c. 200 BC', 'Luoyang', 'Unknown', 'Luoyang Museum', 'A mirror of the Han dynasty.', NULL, NULL, NULL, 'of a former member', 'member-9', 0, 0, 1795684867901, 1795684867901, 'member-9', NULL, -200, -200, '-0199~', ' of a former member 
 c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum 
  ¶ a mirror of the han dynasty ');


--
-- Data for Name: catalogue_epoch; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue_epoch VALUES ('762d31cf1ff5e8d819baa82e4fdaf067', '7712407755035085696/16654');


--
-- Data for Name: change_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: derived_column_fillings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.derived_column_fillings VALUES ('years 4, words 1', NULL);


--
-- Data for Name: hidden_artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.hidden_artifacts VALUES (6, 1795684867867, '{"artifactName":"A gilded sphinx","artifactType":"GOLD_AND_SILVER_RELIGIOUS_STATUES","image":"https://example.org/mirror.jpg","createdAt":"c. 200 BC","discoveredAt":"Luoyang","discoveredBy":"Unknown","presentLocation":"Luoyang Museum","historicalContext":"A mirror of the Han dynasty.","description":null,"imageAlt":"A sphinx, from the left.","rights":"http://rightsstatements.org/vocab/NKC/1.0/","id":6,"artifactNameNormalized":"a gilded sphinx","madeEarliest":-200,"madeLatest":-200,"madeEdtf":"-0199~","words":" a gilded sphinx \n c 200 bc ¶ luoyang ¶ unknown ¶ luoyang museum \n  ¶ a mirror of the han dynasty ","ownerUid":"member-2","likeCount":4,"viewCount":3,"addedAt":1795684867832,"updatedAt":1795684867832,"changedBy":"member-2","deletedBy":null}', 'member-2', NULL, NULL, 'It is real.', 1795684867886);


--
-- Data for Name: hidden_likes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.hidden_likes VALUES (5, 'member-1', 6);
INSERT INTO public.hidden_likes VALUES (6, 'member-2', 6);
INSERT INTO public.hidden_likes VALUES (7, 'member-3', 6);
INSERT INTO public.hidden_likes VALUES (8, 'member-4', 6);


--
-- Data for Name: hidden_views; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.hidden_views VALUES (6, 'member-2', '2026-11-26');
INSERT INTO public.hidden_views VALUES (6, 'member-3', '2026-11-26');
INSERT INTO public.hidden_views VALUES (6, 'member-4', '2026-11-26');


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('ada', 'once', 'd1e0b5e718ceaa36320a41f198576078f2b8d8a10fa3755c1459d22fca7d8c47', 4, 1795684867730);


--
-- Data for Name: imported_artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imported_artifacts VALUES ('ada', '0000000000000000000000a1', 7);


--
-- Data for Name: known_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.known_words VALUES ('a', 'alabaster');
INSERT INTO public.known_words VALUES ('d', 'dynasty');
INSERT INTO public.known_words VALUES ('l', 'luoyang');
INSERT INTO public.known_words VALUES ('m', 'mirror');
INSERT INTO public.known_words VALUES ('m', 'museum');
INSERT INTO public.known_words VALUES ('s', 'sphinx');
INSERT INTO public.known_words VALUES ('u', 'unknown');
INSERT INTO public.known_words VALUES ('r', 'restored');
INSERT INTO public.known_words VALUES ('λ', 'λιθοσ');
INSERT INTO public.known_words VALUES ('b', 'bronze');
INSERT INTO public.known_words VALUES ('g', 'gilded');
INSERT INTO public.known_words VALUES ('i', 'imported');
INSERT INTO public.known_words VALUES ('f', 'former');
INSERT INTO public.known_words VALUES ('m', 'member');
INSERT INTO public.known_words VALUES ('d', 'deleted');


--
-- Data for Name: likes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.likes VALUES (1, 'member-1', 5);
INSERT INTO public.likes VALUES (2, 'member-2', 5);
INSERT INTO public.likes VALUES (3, 'member-3', 5);
INSERT INTO public.likes VALUES (4, 'member-4', 5);


--
-- Data for Name: members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.members VALUES ('ada', 'c_142cd8437a53de8e65ccbdc81c4b7638', 'Ada@example.org', 'ada@example.org', 'Ada Ashby', NULL, 1, NULL);
INSERT INTO public.members VALUES ('ben', 'c_63ee94aad2ed5b744807085ad52459f5', 'ben@example.org', 'ben@example.org', 'Ben Booth', NULL, 1, NULL);
INSERT INTO public.members VALUES ('member-1', 'c_49a2ff5a6450a5d45b6b1335d0f95a63', 'member-1@example.org', 'member-1@example.org', 'Member 1', NULL, 1, NULL);
INSERT INTO public.members VALUES ('member-2', 'c_ddf7b04c95cdf4047882cebcd504faea', 'member-2@example.org', 'member-2@example.org', 'Member 2', NULL, 1, NULL);
INSERT INTO public.members VALUES ('member-3', 'c_9d0baf1dfd031456eb4a7a62ad7a916c', 'member-3@example.org', 'member-3@example.org', 'Member 3', NULL, 1, NULL);
INSERT INTO public.members VALUES ('member-4', 'c_9a17b91ba0c0e95143406b393c212301', 'member-4@example.org', 'member-4@example.org', 'Member 4', NULL, 1, NULL);
INSERT INTO public.members VALUES ('member-9', 'c_be0d6ffb9c4b921dab3a063d47a2c002', '', '', 'Former member', NULL, 1, 1795684867906);


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES (1, 1764100000000, 'Baseline1764100000000');


--
-- Data for Name: operator_acts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operator_acts VALUES (1, 1795684867879, 'hide', '6', NULL, NULL);
INSERT INTO public.operator_acts VALUES (2, 1795684867897, 'import', 'ada', NULL, NULL);
INSERT INTO public.operator_acts VALUES (3, 1795684867909, 'erase-member', 'member-9', NULL, NULL);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reports VALUES (1, 2, 'K66T-PA8M', 'OTHER', 'Mine', 'visitor@example.org', NULL, 1795684867746, NULL, NULL);
INSERT INTO public.reports VALUES (2, 2, 'T372-QZXY', 'WRONG_FACTS', NULL, NULL, 'ben', 1795684867778, NULL, NULL);


--
-- Data for Name: searched_artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.searched_artifacts VALUES (1, 'TOOLS', -200, -200, 'sphinx of alabaster');
INSERT INTO public.searched_artifacts VALUES (2, 'TOOLS', -200, -200, 'a “λιθοσ” of 0.1 % \ ''"🏺 {"a":[1,null]}, restored');
INSERT INTO public.searched_artifacts VALUES (4, 'TOOLS', -200, -200, 'bronze mirror');
INSERT INTO public.searched_artifacts VALUES (5, 'GOLD_AND_SILVER_RELIGIOUS_STATUES', -200, -200, 'a gilded sphinx');
INSERT INTO public.searched_artifacts VALUES (7, 'TOOLS', -200, -200, 'imported');
INSERT INTO public.searched_artifacts VALUES (8, 'TOOLS', -200, -200, 'of a former member');


--
-- Data for Name: waiting_likes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.waiting_likes VALUES ('waiting@example.org', 7);


--
-- Name: artifact_revisions_sequence_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.artifact_revisions_sequence_seq', 12, true);


--
-- Name: artifacts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.artifacts_id_seq', 8, true);


--
-- Name: likes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.likes_id_seq', 8, true);


--
-- Name: migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.migrations_id_seq', 1, true);


--
-- Name: operator_acts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.operator_acts_id_seq', 3, true);


--
-- Name: reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_id_seq', 2, true);


--
-- Name: artifact_revisions PK_14703105d5b70994c0a1e8a34ad; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_revisions
    ADD CONSTRAINT "PK_14703105d5b70994c0a1e8a34ad" PRIMARY KEY (sequence);


--
-- Name: hidden_likes PK_153886d589b43049f63baae9fd1; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_likes
    ADD CONSTRAINT "PK_153886d589b43049f63baae9fd1" PRIMARY KEY (id);


--
-- Name: derived_column_fillings PK_3057155d7cf189a6ab840af2f97; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.derived_column_fillings
    ADD CONSTRAINT "PK_3057155d7cf189a6ab840af2f97" PRIMARY KEY (version);


--
-- Name: artifact_views PK_32e3ddba040545f3f62d9b45bd9; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_views
    ADD CONSTRAINT "PK_32e3ddba040545f3f62d9b45bd9" PRIMARY KEY ("artifactId", "memberUid", day);


--
-- Name: hidden_artifacts PK_567cdfd649b473a1092864161a2; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_artifacts
    ADD CONSTRAINT "PK_567cdfd649b473a1092864161a2" PRIMARY KEY (id);


--
-- Name: operator_acts PK_62f2662d25176f30827f36746b6; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_acts
    ADD CONSTRAINT "PK_62f2662d25176f30827f36746b6" PRIMARY KEY (id);


--
-- Name: artifacts PK_6516bbed3c129918e05c5012edb; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifacts
    ADD CONSTRAINT "PK_6516bbed3c129918e05c5012edb" PRIMARY KEY (id);


--
-- Name: members PK_7df3c93fa6bf12a63c500169119; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT "PK_7df3c93fa6bf12a63c500169119" PRIMARY KEY (uid);


--
-- Name: migrations PK_8c82d7f526340ab734260ea46be; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);


--
-- Name: known_words PK_8f33effc2d0727cb222c52928cc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_words
    ADD CONSTRAINT "PK_8f33effc2d0727cb222c52928cc" PRIMARY KEY (initial, word);


--
-- Name: imported_artifacts PK_a80b4997eb1f41df622138ea44f; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imported_artifacts
    ADD CONSTRAINT "PK_a80b4997eb1f41df622138ea44f" PRIMARY KEY ("ownerUid", "sourceId");


--
-- Name: likes PK_a9323de3f8bced7539a794b4a37; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.likes
    ADD CONSTRAINT "PK_a9323de3f8bced7539a794b4a37" PRIMARY KEY (id);


--
-- Name: artifact_last_changes PK_b24893cd6786ee3576e08925f5b; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_last_changes
    ADD CONSTRAINT "PK_b24893cd6786ee3576e08925f5b" PRIMARY KEY ("artifactId");


--
-- Name: searched_artifacts PK_b6a69b815e92da31f37f350caa4; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.searched_artifacts
    ADD CONSTRAINT "PK_b6a69b815e92da31f37f350caa4" PRIMARY KEY (id);


--
-- Name: waiting_likes PK_caccdf0612ed23a4f5b8130ca65; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_likes
    ADD CONSTRAINT "PK_caccdf0612ed23a4f5b8130ca65" PRIMARY KEY ("emailNormalized", "artifactId");


--
-- Name: reports PK_d9013193989303580053c0b5ef6; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT "PK_d9013193989303580053c0b5ef6" PRIMARY KEY (id);


--
-- Name: idempotency_keys PK_dbf5c0f1e8893d5a68719a00015; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT "PK_dbf5c0f1e8893d5a68719a00015" PRIMARY KEY ("memberUid", key);


--
-- Name: artifact_type_counts PK_e7a25a34a2996d53a6075ed7d82; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_type_counts
    ADD CONSTRAINT "PK_e7a25a34a2996d53a6075ed7d82" PRIMARY KEY (type);


--
-- Name: hidden_views PK_f86ae7476532fc6562729bb207b; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_views
    ADD CONSTRAINT "PK_f86ae7476532fc6562729bb207b" PRIMARY KEY ("artifactId", "memberUid", day);


--
-- Name: reports UQ_8e4f9df2b78d299ef23780b4948; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT "UQ_8e4f9df2b78d299ef23780b4948" UNIQUE (receipt);


--
-- Name: likes UQ_c51ddc2e293117d65d3d9ed36c8; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.likes
    ADD CONSTRAINT "UQ_c51ddc2e293117d65d3d9ed36c8" UNIQUE ("memberUid", "artifactId");


--
-- Name: IDX_0b2c6ac4cb38880cd441c4c76a; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "IDX_0b2c6ac4cb38880cd441c4c76a" ON public.reports USING btree ("memberUid", "artifactId") WHERE ("decidedAt" IS NULL);


--
-- Name: IDX_49ed348c9027df8bb95d2b1c69; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_49ed348c9027df8bb95d2b1c69" ON public.waiting_likes USING btree ("artifactId");


--
-- Name: IDX_665d5494c85d0d2bf314bdffc0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_665d5494c85d0d2bf314bdffc0" ON public.idempotency_keys USING btree ("usedAt");


--
-- Name: IDX_6a3f639b5aadc76bbd6e8fe0f3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_6a3f639b5aadc76bbd6e8fe0f3" ON public.hidden_likes USING btree ("artifactId");


--
-- Name: IDX_78c66ef44f94c4a5fa26d6dbd7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_78c66ef44f94c4a5fa26d6dbd7" ON public.hidden_artifacts USING btree ("ownerUid", id);


--
-- Name: IDX_c84842650682bdf9dc2b750848; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_c84842650682bdf9dc2b750848" ON public.reports USING btree ("decidedAt", id);


--
-- Name: IDX_d25d4e7b0dd248228082b0927d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_d25d4e7b0dd248228082b0927d" ON public.members USING btree ("emailNormalized");


--
-- Name: IDX_d2e6f78fa7eb8243c06f7e7d84; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_d2e6f78fa7eb8243c06f7e7d84" ON public.likes USING btree ("artifactId");


--
-- Name: IDX_ddf7882a23d4322922bc3ffd38; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_ddf7882a23d4322922bc3ffd38" ON public.reports USING btree ("artifactId");


--
-- Name: IDX_e10d87118e376bc77c37a89dc9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "IDX_e10d87118e376bc77c37a89dc9" ON public.artifacts USING btree ("artifactType", id);


--
-- Name: artifact_deletions; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifact_deletions ON public.artifact_revisions USING btree ("changedAt") WHERE ((kind = 'DELETED'::text) AND (previous IS NOT NULL));


--
-- Name: artifact_last_changes_in_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifact_last_changes_in_order ON public.artifact_last_changes USING btree ("changedAt", sequence);


--
-- Name: artifact_revisions_by_artifact; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifact_revisions_by_artifact ON public.artifact_revisions USING btree ("artifactId", sequence);


--
-- Name: artifact_revisions_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifact_revisions_by_owner ON public.artifact_revisions USING btree ("ownerUid", sequence);


--
-- Name: artifact_revisions_of_others; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifact_revisions_of_others ON public.artifact_revisions USING btree ("changedBy", sequence) WHERE ("changedBy" <> "ownerUid");


--
-- Name: artifact_views_by_member; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifact_views_by_member ON public.artifact_views USING btree ("memberUid");


--
-- Name: artifacts_by_likes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_by_likes ON public.artifacts USING btree ("likeCount", id, "artifactNameNormalized");


--
-- Name: artifacts_by_made; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_by_made ON public.artifacts USING btree ("madeEarliest", id, "madeLatest", "artifactNameNormalized");


--
-- Name: artifacts_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_by_name ON public.artifacts USING btree ("artifactNameNormalized" COLLATE "C", id);


--
-- Name: artifacts_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_by_owner ON public.artifacts USING btree ("ownerUid", id, "artifactType", "madeEarliest", "madeLatest");


--
-- Name: artifacts_by_update; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_by_update ON public.artifacts USING btree ("updatedAt", id, "artifactType", "madeEarliest", "madeLatest");


--
-- Name: artifacts_of_type_by_likes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_of_type_by_likes ON public.artifacts USING btree ("artifactType", "likeCount", id, "artifactNameNormalized");


--
-- Name: artifacts_of_type_by_made; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_of_type_by_made ON public.artifacts USING btree ("artifactType", "madeEarliest", id, "madeLatest", "artifactNameNormalized");


--
-- Name: artifacts_of_type_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX artifacts_of_type_by_name ON public.artifacts USING btree ("artifactType", "artifactNameNormalized" COLLATE "C", id);


--
-- Name: change_events_by_transaction; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX change_events_by_transaction ON public.change_events USING btree (transaction);


--
-- Name: members_by_contributor; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX members_by_contributor ON public.members USING btree ("contributorId") WHERE ("contributorId" IS NOT NULL);


--
-- Name: searched_artifacts_names; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX searched_artifacts_names ON public.searched_artifacts USING gin (public.name_ngrams("artifactNameNormalized"));


--
-- Name: searched_artifacts_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX searched_artifacts_words ON public.searched_artifacts USING gin (public.artifact_words_vector(id));
ALTER INDEX public.searched_artifacts_words ALTER COLUMN 1 SET STATISTICS 0;


--
-- Name: artifacts addition_recorded; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER addition_recorded AFTER INSERT ON public.artifacts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_addition();


--
-- Name: artifact_views artifact_views_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifact_views_counted AFTER INSERT OR DELETE ON public.artifact_views FOR EACH ROW EXECUTE FUNCTION public.count_view();


--
-- Name: artifacts artifacts_added_event; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_added_event AFTER INSERT ON public.artifacts FOR EACH ROW EXECUTE FUNCTION public.write_artifact_event('artifact');


--
-- Name: artifacts artifacts_changed_event; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_changed_event AFTER UPDATE ON public.artifacts FOR EACH ROW WHEN (((old."likeCount" = new."likeCount") AND (old."viewCount" = new."viewCount") AND (new."deletedBy" IS NULL))) EXECUTE FUNCTION public.write_artifact_event('artifact');


--
-- Name: artifacts artifacts_deleted_event; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_deleted_event AFTER DELETE ON public.artifacts FOR EACH ROW EXECUTE FUNCTION public.write_artifact_event('artifact');


--
-- Name: artifacts artifacts_indexed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_indexed AFTER INSERT OR DELETE ON public.artifacts FOR EACH ROW EXECUTE FUNCTION public.index_artifact();


--
-- Name: artifacts artifacts_liked_event; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_liked_event AFTER UPDATE ON public.artifacts FOR EACH ROW WHEN ((old."likeCount" <> new."likeCount")) EXECUTE FUNCTION public.write_artifact_event('likes');


--
-- Name: artifacts artifacts_reindexed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_reindexed AFTER UPDATE OF "artifactType", "madeEarliest", "madeLatest", "artifactNameNormalized", words ON public.artifacts FOR EACH ROW WHEN ((((((old."artifactType" IS DISTINCT FROM new."artifactType") OR (old."madeEarliest" IS DISTINCT FROM new."madeEarliest")) OR (old."madeLatest" IS DISTINCT FROM new."madeLatest")) OR (old."artifactNameNormalized" IS DISTINCT FROM new."artifactNameNormalized")) OR (old.words IS DISTINCT FROM new.words))) EXECUTE FUNCTION public.index_artifact();


--
-- Name: artifacts artifacts_retyped; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_retyped AFTER UPDATE OF "artifactType" ON public.artifacts FOR EACH ROW WHEN ((old."artifactType" <> new."artifactType")) EXECUTE FUNCTION public.count_type();


--
-- Name: artifacts artifacts_truncated; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_truncated AFTER TRUNCATE ON public.artifacts FOR EACH STATEMENT EXECUTE FUNCTION public.write_catalogue_event();


--
-- Name: artifacts artifacts_type_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_type_counted AFTER INSERT OR DELETE ON public.artifacts FOR EACH ROW EXECUTE FUNCTION public.count_type();


--
-- Name: artifacts artifacts_viewed_event; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER artifacts_viewed_event AFTER UPDATE ON public.artifacts FOR EACH ROW WHEN ((old."viewCount" <> new."viewCount")) EXECUTE FUNCTION public.write_artifact_event('views');


--
-- Name: members contributor_identified; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER contributor_identified BEFORE INSERT OR UPDATE OF "contributorId" ON public.members FOR EACH ROW EXECUTE FUNCTION public.identify_contributor();


--
-- Name: artifacts deleted_for_good_from_artifacts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER deleted_for_good_from_artifacts AFTER DELETE ON public.artifacts FOR EACH ROW EXECUTE FUNCTION public.deleted_for_good_from_artifacts();


--
-- Name: hidden_artifacts deleted_for_good_from_hidden_artifacts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER deleted_for_good_from_hidden_artifacts AFTER DELETE ON public.hidden_artifacts FOR EACH ROW EXECUTE FUNCTION public.deleted_for_good_from_hidden_artifacts();


--
-- Name: artifacts deletion_by_member; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER deletion_by_member AFTER UPDATE OF "deletedBy" ON public.artifacts FOR EACH ROW WHEN ((new."deletedBy" IS NOT NULL)) EXECUTE FUNCTION public.delete_for_member();


--
-- Name: artifacts deletion_recorded; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER deletion_recorded AFTER DELETE ON public.artifacts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_deletion();


--
-- Name: artifact_views erased_member_in_artifact_views; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER erased_member_in_artifact_views BEFORE INSERT ON public.artifact_views FOR EACH ROW WHEN (true) EXECUTE FUNCTION public.refuse_erased_member_in_artifact_views();


--
-- Name: artifacts erased_member_in_artifacts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER erased_member_in_artifacts BEFORE INSERT ON public.artifacts FOR EACH ROW WHEN (true) EXECUTE FUNCTION public.refuse_erased_member_in_artifacts();


--
-- Name: hidden_artifacts erased_member_in_hidden_artifacts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER erased_member_in_hidden_artifacts BEFORE UPDATE OF answer ON public.hidden_artifacts FOR EACH ROW WHEN ((new.answer IS NOT NULL)) EXECUTE FUNCTION public.refuse_erased_member_in_hidden_artifacts();


--
-- Name: idempotency_keys erased_member_in_idempotency_keys; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER erased_member_in_idempotency_keys BEFORE INSERT ON public.idempotency_keys FOR EACH ROW WHEN (true) EXECUTE FUNCTION public.refuse_erased_member_in_idempotency_keys();


--
-- Name: likes erased_member_in_likes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER erased_member_in_likes BEFORE INSERT ON public.likes FOR EACH ROW WHEN (true) EXECUTE FUNCTION public.refuse_erased_member_in_likes();


--
-- Name: reports erased_member_in_reports; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER erased_member_in_reports BEFORE INSERT ON public.reports FOR EACH ROW WHEN (true) EXECUTE FUNCTION public.refuse_erased_member_in_reports();


--
-- Name: members erasure_recorded; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER erasure_recorded AFTER UPDATE OF "erasedAt" ON public.members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old."erasedAt" IS NULL) AND (new."erasedAt" IS NOT NULL))) EXECUTE FUNCTION public.record_erasure();


--
-- Name: hidden_artifacts hidden_deletion_recorded; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER hidden_deletion_recorded AFTER DELETE ON public.hidden_artifacts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_hidden_deletion();


--
-- Name: artifact_revisions last_change_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER last_change_kept AFTER INSERT ON public.artifact_revisions FOR EACH ROW EXECUTE FUNCTION public.keep_last_change();


--
-- Name: likes likes_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER likes_counted AFTER INSERT OR DELETE ON public.likes FOR EACH ROW EXECUTE FUNCTION public.count_like();


--
-- Name: members members_erased; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER members_erased AFTER UPDATE ON public.members FOR EACH ROW WHEN ((old."erasedAt" IS DISTINCT FROM new."erasedAt")) EXECUTE FUNCTION public.write_members_event();


--
-- Name: members members_renamed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER members_renamed AFTER UPDATE ON public.members FOR EACH ROW WHEN (((old."displayName" IS DISTINCT FROM new."displayName") OR (old."erasedAt" IS DISTINCT FROM new."erasedAt") OR (old."contributorId" IS DISTINCT FROM new."contributorId"))) EXECUTE FUNCTION public.write_catalogue_event();


--
-- Name: artifacts update_recorded; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER update_recorded AFTER UPDATE OF "artifactName", "artifactType", image, "createdAt", "discoveredAt", "discoveredBy", "presentLocation", "historicalContext", description, "imageAlt", rights, "addedAt", "updatedAt" ON public.artifacts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old."artifactName" IS DISTINCT FROM new."artifactName") OR (old."artifactType" IS DISTINCT FROM new."artifactType") OR (old.image IS DISTINCT FROM new.image) OR (old."createdAt" IS DISTINCT FROM new."createdAt") OR (old."discoveredAt" IS DISTINCT FROM new."discoveredAt") OR (old."discoveredBy" IS DISTINCT FROM new."discoveredBy") OR (old."presentLocation" IS DISTINCT FROM new."presentLocation") OR (old."historicalContext" IS DISTINCT FROM new."historicalContext") OR (old.description IS DISTINCT FROM new.description) OR (old."imageAlt" IS DISTINCT FROM new."imageAlt") OR (old.rights IS DISTINCT FROM new.rights) OR (old."addedAt" IS DISTINCT FROM new."addedAt") OR (old."updatedAt" IS DISTINCT FROM new."updatedAt"))) EXECUTE FUNCTION public.record_update();


--
-- Name: artifact_views FK_1f13635de2a9c6bcb3c7f241f7d; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_views
    ADD CONSTRAINT "FK_1f13635de2a9c6bcb3c7f241f7d" FOREIGN KEY ("memberUid") REFERENCES public.members(uid) ON DELETE CASCADE;


--
-- Name: reports FK_4d123eb785666e9facf1b0d11ec; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT "FK_4d123eb785666e9facf1b0d11ec" FOREIGN KEY ("memberUid") REFERENCES public.members(uid) ON DELETE CASCADE;


--
-- Name: artifact_views FK_4dd466b9ecf281dfbc1746d0668; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifact_views
    ADD CONSTRAINT "FK_4dd466b9ecf281dfbc1746d0668" FOREIGN KEY ("artifactId") REFERENCES public.artifacts(id) ON DELETE CASCADE;


--
-- Name: likes FK_6015da4c174b0c89af775683908; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.likes
    ADD CONSTRAINT "FK_6015da4c174b0c89af775683908" FOREIGN KEY ("memberUid") REFERENCES public.members(uid) ON DELETE CASCADE;


--
-- Name: artifacts FK_611d9963c2e4b9af2c61db919ff; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.artifacts
    ADD CONSTRAINT "FK_611d9963c2e4b9af2c61db919ff" FOREIGN KEY ("ownerUid") REFERENCES public.members(uid);


--
-- Name: hidden_views FK_69997920835d1f09fbf326d5c4f; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_views
    ADD CONSTRAINT "FK_69997920835d1f09fbf326d5c4f" FOREIGN KEY ("artifactId") REFERENCES public.hidden_artifacts(id) ON DELETE CASCADE;


--
-- Name: hidden_likes FK_6a3f639b5aadc76bbd6e8fe0f3b; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_likes
    ADD CONSTRAINT "FK_6a3f639b5aadc76bbd6e8fe0f3b" FOREIGN KEY ("artifactId") REFERENCES public.hidden_artifacts(id) ON DELETE CASCADE;


--
-- Name: hidden_views FK_7b1e349429f9595a5933ba86881; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_views
    ADD CONSTRAINT "FK_7b1e349429f9595a5933ba86881" FOREIGN KEY ("memberUid") REFERENCES public.members(uid) ON DELETE CASCADE;


--
-- Name: hidden_likes FK_8a5037ae96c54b3844c854dcb67; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hidden_likes
    ADD CONSTRAINT "FK_8a5037ae96c54b3844c854dcb67" FOREIGN KEY ("memberUid") REFERENCES public.members(uid) ON DELETE CASCADE;


--
-- Name: idempotency_keys FK_9af6a7711184ea10a44e7b0bb8b; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT "FK_9af6a7711184ea10a44e7b0bb8b" FOREIGN KEY ("memberUid") REFERENCES public.members(uid) ON DELETE CASCADE;


--
-- Name: likes FK_d2e6f78fa7eb8243c06f7e7d840; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.likes
    ADD CONSTRAINT "FK_d2e6f78fa7eb8243c06f7e7d840" FOREIGN KEY ("artifactId") REFERENCES public.artifacts(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict m1AY2IEs4U1J9DTkNQDu46ouIUMiBsyVTLBfgqVXUbIQyEWQf5jQ3DY02vt3Z9C

