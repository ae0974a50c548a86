"""What each city would cost a seat, and what a war or an agent would come to there."""
