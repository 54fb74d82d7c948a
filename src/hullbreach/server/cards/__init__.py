"""Result cards: the picture of a finished game that is shown where its link is shared."""
