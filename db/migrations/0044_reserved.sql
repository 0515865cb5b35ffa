-- The place of a migration that is written on another branch; this file goes when it comes.
select 1;
